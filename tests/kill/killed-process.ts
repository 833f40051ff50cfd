import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = path.join(import.meta.dirname, '..', '..')

export interface Ended {
  /** Exit status; null if it was killed. */
  readonly status: number | null
  readonly lines: readonly string[]
}

/** Runs one of our programs in its own process and kills it (SIGKILL) at a line that it prints. */
export async function runUntil(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  killAt: (line: string, count: number) => boolean = () => false,
): Promise<Ended> {
  const child = spawn(process.execPath, [path.join(ROOT, file), ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      FORECOURT_MODE: 'demonstration',
      ...env,
      // Beside the clock of the run (tests/setup/run-clock.ts).
      NODE_OPTIONS: [process.env.NODE_OPTIONS, env['NODE_OPTIONS']].filter(Boolean).join(' '),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const lines: string[] = []
  child.stderr.on('data', (data) => lines.push(String(data)))
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (killAt(line, lines.length)) child.kill('SIGKILL')
  }
  const [status] = await exited
  return { status, lines }
}
