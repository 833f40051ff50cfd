import type { EntryContext } from 'react-router'

/**
 * Renders with `renderToString`, which cannot wait for React Router's hand-off stream (the loaders' data for the
 * browser): the stream is read out first, and its scripts are written where React would have written them. Leans on
 * `serverHandoffStream` and on the two lines below, an internal of the router: `hand-off.test.ts` fails when it changes.
 */
export async function withHandOff(context: EntryContext, render: (context: EntryContext) => string): Promise<string> {
  const { serverHandoffStream, ...rest } = context
  const data = serverHandoffStream ? await readText(serverHandoffStream) : null
  const html = render(rest)
  if (data === null || !rest.renderMeta?.didRenderScripts) return html
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
