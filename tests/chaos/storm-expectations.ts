import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { DatabasePlace } from '#storage/database/database.ts'
import { openDatabase } from '#storage/database/database.ts'
import type { RunningServer } from '../browser/running-server.ts'
import { ask, type Storm } from './storm.ts'
import { CARS, SLUG } from './storm-site.ts'

/**
 * Time limit for a mail on a busy machine: a failed attempt is retried after a minute, a lost one after its claim of
 * two minutes, and the sweep runs every half minute.
 */
export const MAIL_PATIENCE = { timeout: 240_000, interval: 500 } as const

/** Every acknowledged lead has two mails: the dealer's and the buyer's. */
export async function expectMailed(servers: readonly RunningServer[], storm: Storm): Promise<void> {
  const folders = servers.map(({ dataFolder }) => join(dataFolder, 'mail'))
  const missing = async () => {
    const mails = await leadMails(folders)
    return [...storm.acknowledged.values()].filter((id) => (mails.get(id)?.size ?? 0) < 2)
  }
  await expect.poll(missing, MAIL_PATIENCE).toEqual([])
}

/** Every process is ready, serves pages, and shows the stored price of each car. */
export async function expectServing(
  servers: readonly RunningServer[],
  price: number,
  patienceMs = 120_000,
): Promise<void> {
  for (const server of servers) {
    const shown = async () => {
      const { facetStats, count } = JSON.parse((await ask(server, '/api/search?make=Toyota'))?.text ?? '{}')
      return { count, min: facetStats?.price?.min, max: facetStats?.price?.max }
    }
    await expect.poll(shown, { timeout: patienceMs }).toEqual({ count: CARS, min: price, max: price })
    expect((await ask(server, '/'))?.status).toBe(200)
    const readiness = await fetch(`http://127.0.0.1:${server.operationsPort}/readyz`)
    expect(await readiness.json()).toMatchObject({ status: 'ready', warnings: [] })
  }
}

/** Invariant of the database: each acknowledged lead is stored once, and no delivery is dead. */
export async function expectStored(place: DatabasePlace, storm: Storm): Promise<void> {
  const storage = await openDatabase(place)
  try {
    const leads = await storage.forSite({ slug: SLUG }).leads.list({})
    const enquiries = leads.filter(({ submissionId }) => submissionId.startsWith('storm-'))
    const stored = new Map(enquiries.map(({ submissionId, id }) => [submissionId, id]))
    expect(stored.size).toBe(enquiries.length)
    for (const [submissionId, id] of storm.acknowledged) expect(stored.get(submissionId)).toBe(id)
    for (const submissionId of stored.keys()) expect(storm.sent.has(submissionId)).toBe(true)
    expect((await storage.deliveryCounts()).filter(({ state }) => state === 'dead')).toEqual([])
    for (const id of storm.reservations)
      expect(await storage.forSite({ slug: SLUG }).reservations.find(id)).not.toBeNull()
  } finally {
    await storage.close()
  }
}

/** Message ids of each lead's mails; a mail sent twice after a crash has the same id both times. */
async function leadMails(folders: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const about = new Map<string, Set<string>>()
  for (const folder of folders) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml') && name[0] !== '.')
    for (const name of names) {
      const [, lead, delivery] = MESSAGE_ID.exec(await readFile(join(folder, name), 'utf8')) ?? []
      if (lead && delivery) about.set(lead, (about.get(lead) ?? new Set()).add(delivery))
    }
  }
  return about
}

const MESSAGE_ID = /^Message-ID:\s+<lead-([0-9a-f-]{36})\.([0-9a-f-]{36})@/im

/** Bytes in all caches of a process, as its metrics say. */
export async function cachedBytes(server: RunningServer): Promise<number> {
  const caches = [...(await metricsOf(server)).matchAll(/^forecourt_cache_bytes\{[^}]*\} (\S+)$/gm)]
  return caches.reduce((sum, [, bytes]) => sum + Number(bytes), 0)
}

async function metricsOf({ operationsPort }: RunningServer): Promise<string> {
  return (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text()
}
