import { Worker } from 'node:worker_threads'

/** Reads one kind of text. */
// biome-ignore lint/suspicious/noExplicitAny: each reader has an input of its own, which `ReadingProcess` keeps
export type Reader = (input: any) => unknown

export interface ReadingRequest {
  readonly kind: string
  readonly input: unknown
}
export type ReadingAnswer =
  | { readonly begun: true }
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string }

/** Makes this process a program for `openReadingProcess`: it answers with these readers, and ends with its server. */
export function answerReadings(readers: Readonly<Record<string, Reader>>): void {
  endWithServer()
  process.on('message', ({ kind, input }: ReadingRequest) => {
    // The reading waits until the server has heard of it: it may keep this thread for ever.
    process.send?.({ begun: true } satisfies ReadingAnswer, async () => {
      process.send?.(await answer(readers[kind], input))
    })
  })
}

async function answer(reader: Reader | undefined, input: unknown): Promise<ReadingAnswer> {
  if (reader === undefined) return { ok: false, reason: 'no such reader' }
  try {
    return { ok: true, value: await reader(input) }
  } catch (error) {
    // Report any error to the server; the next reading may succeed.
    return { ok: false, reason: String(error) }
  }
}

/** A terminal and a service manager signal all processes of a server: a stop must not look like a crash of this one. */
function endWithServer(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  // A reading may keep the main thread for ever, so another one looks whether the server is there.
  new Worker(
    `setInterval(() => { if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL') }, 1000)`,
    {
      eval: true,
    },
  ).unref()
}
