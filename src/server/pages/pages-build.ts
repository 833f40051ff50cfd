import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { crc32 } from 'node:zlib'
import type * as entry from '#web/entry.server.tsx'
import type { KnownSite } from '#web/failed-page.ts'
import type { RequestContext } from '#web/request-context.ts'

/** The router's answer with its body read. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
  /** Checksum of the bytes. */
  readonly sum: number
  /** The parts of a page that may contain scripts and styles the policy must allow. */
  readonly scripted: string
}

/** The pages as Vite built them, with their own copy of the router and of React. */
export interface PagesBuild {
  readonly assetsFolder: string
  render(request: Request, context: RequestContext): Promise<Answered>
  /** O-B5: the site's page for an answer that has none of its own. It asks the site's configuration alone. */
  failed(known: KnownSite, status: number): { readonly body: Uint8Array<ArrayBuffer>; readonly scripted: string }
}

export async function loadPagesBuild(folder: string): Promise<PagesBuild> {
  const file = join(folder, 'server', 'index.js')
  if (!existsSync(file)) throw new Error(`The pages are not built: ${file} is missing. Run npm run build.`)
  const { createPages }: typeof entry = await import(pathToFileURL(file).href)
  const { answer, failed } = createPages(
    JSON.parse(await readFile(join(folder, 'client', '.vite', 'manifest.json'), 'utf8')),
  )
  return {
    assetsFolder: join(folder, 'client', 'assets'),
    async render(request, context) {
      const { status, headers, body, scripted } = await answer(request, context)
      return { status, headers, body, sum: crc32(body), scripted }
    },
    failed(known, status) {
      const { bytes, scripted } = failed(known, status)
      return { body: bytes, scripted }
    },
  }
}
