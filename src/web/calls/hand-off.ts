import type { EntryContext } from 'react-router'

/**
 * React Router's context for rendering a page, with its hand-off stream (the loaders' data for the browser) read to the
 * end.
 */
export interface HandOff {
  readonly context: EntryContext
  readonly data: string | null
}

/**
 * Reads the hand-off stream, which `renderToString` cannot wait for. Relies on `serverHandoffStream` and the two lines
 * below, internals of the router: `serving.test.ts` fails if they change.
 */
export async function readHandOff({ serverHandoffStream, ...context }: EntryContext): Promise<HandOff> {
  return { context, data: serverHandoffStream ? await readText(serverHandoffStream) : null }
}

/** Renders the page, and inserts the hand-off's scripts where React would have written them. */
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

/** Escapes JSON so that it cannot end its script element. */
function escapeScript(json: string): string {
  return json.replace(/[&><\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)
}
