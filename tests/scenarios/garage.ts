import { expect } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import type { SiteInput } from '#site/site.ts'
import type { ServedSites } from './served-sites.ts'

/** A site with sign-in, with the test's changes. */
export function garageSite(change: Partial<SiteInput> = {}): SiteInput {
  return sampleSite({ integrations: { garageEnabled: true, saving: 'garage' }, ...change })
}

/** A call with a JSON body and an optional cookie. */
export function call(
  served: ServedSites,
  path: string,
  body: unknown,
  { slug = 'yard', cookie = '', method = 'POST' }: { slug?: string; cookie?: string; method?: string } = {},
): Promise<Response> {
  return served.request(slug, path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
}

/** The last code sent to a number, after deferred work is done. */
export async function codeSentTo(served: ServedSites, phone: string): Promise<string> {
  await served.platform.runDeferred()
  const text = served.platform.sms.sent.findLast(({ to }) => to === phone)?.text ?? ''
  return /#(\d{6})$/.exec(text)?.[1] ?? ''
}

/** Signs a number in and returns the session cookie. */
export async function signedIn(served: ServedSites, phone: string, slug = 'yard'): Promise<string> {
  expect((await call(served, '/api/auth/code', { phone }, { slug })).status).toBe(204)
  const code = await codeSentTo(served, phone)
  const session = await call(served, '/api/auth/session', { phone, code }, { slug })
  expect(session.status, await session.clone().text()).toBe(200)
  return cookieOf(session)
}

/** The Cookie header, 'session=…', for a response's Set-Cookie. */
export function cookieOf(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}
