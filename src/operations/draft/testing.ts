import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Actor, WHOLE_SITE } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'
import { smallSite } from '#fixtures/site/small-site.ts'
import { digestOf } from '#site/published/files-of-site.ts'
import type { TestDatabase } from '#storage/testing.ts'
import { requestBy, type StaffRequest } from '../staff-request.ts'
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '../testing.ts'

/** A platform with one published site, and requests of its people. */
export interface TestStudio {
  readonly platform: TestPlatform
  /** A request of a person with these roles, with a fresh second factor unless said otherwise. */
  as(name: string, roles?: readonly Role[], hasFactor?: boolean): StaffRequest
  /** Publishes files as a folder of sites does; returns the version's number. */
  publishFolder(files: Readonly<Record<string, string>>): Promise<number>
  /** The files of the newest version, as text. */
  live(): Promise<Readonly<Record<string, string>>>
  close(): Promise<void>
}

export const SLUG = 'ash'

/** The text of the site's file. */
export function siteText(change: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...smallSite({ slug: SLUG }), ...change }, null, 2)
}

export async function openStudio(
  database: TestDatabase = 'PGlite',
  options: Partial<TestPlatformOptions> = {},
): Promise<TestStudio> {
  const platform = await createTestPlatform({ sites: [smallSite({ slug: SLUG })], database, ...options })
  const { history } = platform.publications
  const root = await mkdtemp(join(tmpdir(), 'studio-'))
  const publishFolder = async (files: Readonly<Record<string, string>>) => {
    const folder = await mkdtemp(join(root, 'folder-'))
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, SLUG, name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
    const hashes = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`${SLUG}/${name}`, createHash('sha256').update(text).digest('hex')]),
    )
    const staged = await history.stage(SLUG, { folder, files: hashes, draft: digestOf(hashes) })
    const at = platform.clock.now().toISOString()
    const made = await staged.commit({ at, by: 'the agency', message: 'A folder.', restores: null })
    if (made === null) throw new Error('Another version was published at the same moment.')
    return made.number
  }
  await publishFolder({ 'site.json': siteText() })
  return {
    platform,
    publishFolder,
    as: (name, roles = ['manager'], hasFactor = true) =>
      requestBy(platform, platform.site(SLUG), person(name, roles, hasFactor ? platform.clock.now() : null)),
    async live() {
      const version = await history.newest(SLUG)
      if (version === null) return {}
      const read = Object.entries(version.files).map(async ([path, hash]) => {
        const bytes = await platform.publications.files.read(hash)
        return [path.slice(SLUG.length + 1), Buffer.from(bytes ?? []).toString('utf8')] as const
      })
      return Object.fromEntries(await Promise.all(read))
    },
    async close() {
      await platform.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

function person(name: string, roles: readonly Role[], secondFactorAt: Date | null): Actor {
  const [id] = name.toLowerCase().split(' ')
  return {
    kind: 'member',
    id: id ?? name,
    name,
    email: `${id}@ash.example`,
    siteSlug: SLUG,
    roles,
    scope: WHOLE_SITE,
    secondFactorAt,
    address: null,
    reason: null,
  }
}
