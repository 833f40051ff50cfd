import type { EntryContext } from 'react-router'

/** What React Router needs to render a page, its hand-off stream (the loaders' data for the browser) read out. */
export interface HandOff {
  readonly context: EntryContext
  readonly data: string | null
}

/**
 * Reads out the hand-off stream, which `renderToString` cannot wait for. Leans on `serverHandoffStream` and on the two
 * lines below, an internal of the router: `serving.test.ts` fails when it changes.
 */
export async function readHandOff({ serverHandoffStream, ...context }: EntryContext): Promise<HandOff> {
  return { context, data: serverHandoffStream ? await readText(serverHandoffStream) : null }
}

/** Renders, and writes the scripts of the hand-off where React would have written them. */
export function withHandOff({ context, data }: HandOff, render: (context: EntryContext) => string): string {
  const html = render(context)
  if (data === null || !context.renderMeta?.didRenderScripts) return html
  const scripts =
    `<script>window.__reactRouterContext.streamController.enqueue(${escapeScript(JSON.stringify(data))});</script>` +
    '<script>window.__reactRouterContext.streamController.close();</script>'
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + scripts + html.slice(end)
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that cannot end the script element it stands in. */
function escapeScript(json: string): string {
  return json.replace(/[&><\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)
}
