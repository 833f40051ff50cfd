import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import type { AppParts } from '#server/app.ts'
import { type ServedConsole, serveConsole } from '#server/console/console-app.ts'
import { loadConsoleBuild } from '#server/console/console-build.ts'
import type { SiteInput } from '#site/site.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

export const CONSOLE_HOST = 'console.localhost'
const PASSWORD = 'tram lantern quokka'

/** The site `yard` and the console beside it, in the real app. `change` overrides the site. */
export async function serveWithConsole(
  now: Date,
  parts: Partial<AppParts> = {},
  change: Partial<SiteInput> = {},
): Promise<ServedSites> {
  let made: ServedConsole | null = null
  const staffConsole: ServedConsole = {
    isAt: (host) => made?.isAt(host) ?? false,
    fetch: (context) => made?.fetch(context) ?? context.notFound(),
  }
  const served = await serveSites({ sites: [sampleSite(change)], now }, { staffConsole, ...parts })
  const { platform } = served
  made = serveConsole({
    platform: { ...platform, colleagues: staffColleagues(platform.storage, platform.clock) },
    build: await loadConsoleBuild('build'),
    host: CONSOLE_HOST,
    edge: { production: false, plainHttp: false, trustProxy: true },
    allSites: () => [platform.site('yard')],
    pictures: { read: async () => null },
  })
  return served
}

/** The cookie of a manager of the site, with a proven second factor. */
export async function signedInManager({ platform }: ServedSites): Promise<string> {
  const { accounts, storage, clock } = platform
  const email = 'manager@yard.example'
  const personId = await accounts.addPerson({ email, name: 'Kim Manager', password: PASSWORD })
  const { members, transaction } = storage.forSite({ slug: 'yard' })
  await transaction((within) => members.add(within, { personId, roles: ['manager'], scope: WHOLE_SITE }, clock.now()))
  const { cookies } = await accounts.signIn(email, PASSWORD, accounts.headersOf(new Headers(), '192.0.2.1'))
  const set = cookies.map((each) => each.split(';')[0]).join('; ')
  const { value } = await accounts.session(new Headers({ cookie: set }), clock.now())
  if (value) await storage.staff.people.noteSecondFactor(value.id, clock.now())
  return set
}
