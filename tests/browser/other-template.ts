import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Template } from '#site/site.ts'
import { type RunningServer, startServer } from './running-server.ts'

/**
 * Starts a server of the demonstration dealers where one has another template, and nothing else changed: its `site.json`
 * without an edit but that word (LOOK-4).
 */
export async function withTemplate(site: string, template: Template): Promise<RunningServer> {
  const sites = await mkdtemp(join(tmpdir(), 'forecourt-template-'))
  await cp('sites', sites, { recursive: true })
  const file = join(sites, site, 'site.json')
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), template }))
  const server = await startServer({ SITES_DIR: sites })
  const stop = async (signal?: NodeJS.Signals) => {
    const status = await server.stop(signal)
    await rm(sites, { recursive: true })
    return status
  }
  return { ...server, stop }
}
