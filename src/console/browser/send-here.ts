import { SHOWN_HEADER, type Shown } from '../shown.ts'
import { ask, ownBuild, read } from './ask-server.ts'

/** The page that a form's answer leads to, while the person stays on this one. Null: the line is lost. */
export async function sendHere(url: string, body: URLSearchParams): Promise<Shown | null> {
  return here(ask(new URL(url, location.href).href, { method: 'POST', body }))
}

/** The same for files; `progress` learns which part of them is sent. */
export function sendFilesHere(url: string, body: FormData, progress: (part: number) => void): Promise<Shown | null> {
  const { promise, resolve } = Promise.withResolvers<Shown | null>()
  // Unlike fetch, it says how much was sent.
  const request = new XMLHttpRequest()
  request.open('POST', url)
  request.setRequestHeader(SHOWN_HEADER, ownBuild())
  request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0))
  request.addEventListener('load', () => {
    if (request.getResponseHeader(SHOWN_HEADER) === null) return resolve(null)
    const address = new URL(url, location.href).href
    const answered = async () => read(JSON.parse(request.responseText), address, { method: 'POST' })
    resolve(here(answered()))
  })
  for (const type of ['error', 'abort', 'timeout'] as const) request.addEventListener(type, () => resolve(null))
  request.send(body)
  return promise
}

async function here(answer: Promise<Shown>): Promise<Shown | null> {
  try {
    return await answer
  } catch (error) {
    // `fetch` fails with a TypeError when there is no line; an answer that is cut on its way is no JSON.
    if (error instanceof TypeError || error instanceof SyntaxError) return null
    const to = error instanceof Response ? error.headers.get('Location') : null
    if (to === null) throw error
    return here(ask(new URL(to, location.href).href, {}))
  }
}
