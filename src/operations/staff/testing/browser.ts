import { type ConsoleVisitor, consoleVisitor } from '../console-actor.ts'
import { offerFactors, proveFactor } from '../prove-factor.ts'
import { addPasskey, startFactor } from '../set-up-factor.ts'
import type { StaffPlatform } from '../staff-platform.ts'
import type { SecurityKey, UseOptions } from './security-key.ts'

/** The password of each person that a test makes. */
export const PASSWORD = 'tram lantern quokka'
const ADDRESS = '203.0.113.9'

/** A browser with its cookies. */
export function createBrowser(platform: StaffPlatform, jar = new Map<string, string>()) {
  const headers = () =>
    platform.accounts.headersOf(
      new Headers({
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'user-agent': 'Firefox Linux',
      }),
      ADDRESS,
    )
  const take = (cookies: readonly string[]) => {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
  }
  const visitorOrNull = async () => (await consoleVisitor(platform, headers())).visitor
  const visitor = async (): Promise<ConsoleVisitor> => {
    const found = await visitorOrNull()
    if (found === null) throw new Error('Nobody is signed in.')
    return found
  }
  type Started = Awaited<ReturnType<typeof startFactor>>
  const start = async (password = PASSWORD, way: 'app' | 'passkey' = 'passkey'): Promise<Started> => {
    const started = await startFactor(platform, await visitor(), { way, password }, headers())
    if (started.ok && started.way === 'passkey') take(started.cookies)
    return started
  }
  const finish = async (key: SecurityKey, started: Started): Promise<boolean> => {
    if (!started.ok || started.way !== 'passkey') return false
    return addPasskey(platform, await visitor(), { response: key.make(started.options), name: 'Phone' }, headers())
  }
  return {
    headers,
    take,
    visitor,
    start,
    finish,
    copy: () => createBrowser(platform, new Map(jar)),
    make: async (key: SecurityKey) => finish(key, await start()),
    passkeys: async () => (await platform.storage.staff.factors.of((await visitor()).person.id)).passkeys,
    offered: async () => {
      const offered = await offerFactors(platform, { visitor: await visitorOrNull(), headers: headers() })
      take(offered?.cookies ?? [])
      return { hasApp: offered?.hasApp, options: JSON.parse(offered?.passkey ?? '{}') as UseOptions }
    },
    prove: async (proof: Parameters<typeof proveFactor>[1]) => {
      const done = await proveFactor(platform, proof, {
        visitor: await visitorOrNull(),
        headers: headers(),
        address: ADDRESS,
      })
      if (done.ok) take(done.cookies)
      return done
    },
  }
}
