import { type DataStrategyFunction, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { dataPath, ONLY, PAGE_DATA_HEADER, type PageData, type Part } from '../page-data.ts'
import type { PublicError } from '../public-errors.ts'
import { ROOT } from '../routes.ts'
import { loadSearch } from './load-search.ts'

type OwnLoader = (args: LoaderFunctionArgs, fromServer: () => Promise<unknown>) => Promise<unknown>

/** Pages whose data a browser may have already, by the path of their route. */
const OWN_LOADERS: Readonly<Record<string, OwnLoader>> = { 'search/:first?/:second?': loadSearch }

/** Asks the server for all that a navigation or a form needs, by one request (page-data.ts). */
export const loadData: DataStrategyFunction = async ({ matches, ...args }) => {
  const { request } = args
  const isRead = request.method === 'GET'
  const matchesToLoad = matches.filter((match) => match.shouldCallHandler())
  const [first, second] = matchesToLoad.map(({ route }) => partOf(route.id))
  let answer: ReturnType<typeof fetchData> | null = null
  const fromServer = async (part: Part) => {
    answer ??= fetchData(request, second || !first ? null : first)
    const { status, given } = await answer
    const loaded = loadedPart(given, part)
    return isRead ? loaded : data(loaded, { status })
  }
  const results = matchesToLoad.map(async (match) => {
    const { id } = match.route
    const load = () => fromServer(partOf(id))
    const ownLoader = isRead ? OWN_LOADERS[id] : undefined
    return [id, await match.resolve(() => (ownLoader ? ownLoader(args, load) : load()))] as const
  })
  return Object.fromEntries(await Promise.all(results))
}

function partOf(id: string): Part {
  return id === ROOT ? 'frame' : 'page'
}

/** The part's data; throws its error, or where the answer leads to. */
function loadedPart(given: PageData, part: Part): unknown {
  if ('redirect' in given) throw redirect(given.redirect, given.status)
  // Where the site around a page failed there is no page.
  const loaded = given[part] ?? (given.frame && 'error' in given.frame ? given.frame : null)
  if (loaded === null) throw new Error(`The server gave no ${part}.`)
  if ('error' in loaded) throw loaded.error
  return loaded.data
}

async function fetchData(request: Request, only: Part | null) {
  const url = new URL(request.url)
  const page = url.pathname + url.search
  url.pathname = dataPath(url.pathname)
  const isRead = request.method === 'GET'
  if (isRead && only) url.searchParams.set(ONLY, only)
  const form = isRead ? {} : { method: request.method, body: new URLSearchParams(await request.text()) }
  const response = await fetch(url, { ...form, signal: request.signal })
  const { status, headers } = response
  if (headers.has(PAGE_DATA_HEADER)) {
    const pageData: PageData = await response.json()
    return { status, given: pageData }
  }
  if (status < 400) throw redirectDocument(page)
  throw { status, data: await response.text() } satisfies PublicError
}
