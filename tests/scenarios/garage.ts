import { expect } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import type { SiteInput } from '#site/site.ts'
import type { ServedSites } from './served-sites.ts'

/** A yard whose visitors sign in, and whatever the test changes about it. */
export function garageSite(change: Partial<SiteInput> = {}): SiteInput {
  return sampleSite({ integrations: { garageEnabled: true, saving: 'garage' }, ...change })
}

/** A call with a JSON body, and the browser's cookie if it has one. */
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

/** The digits of the last code that was sent to a number, once what was deferred is done. */
export async function codeSentTo(served: ServedSites, phone: string): Promise<string> {
  await served.platform.runDeferred()
  const text = served.platform.sms.sent.findLast(({ to }) => to === phone)?.text ?? ''
  return /#(\d{6})$/.exec(text)?.[1] ?? ''
}

/** Signs a number in and gives back the cookie that its browser has then. */
export async function signedIn(served: ServedSites, phone: string, slug = 'yard'): Promise<string> {
  expect((await call(served, '/api/auth/code', { phone }, { slug })).status).toBe(204)
  const code = await codeSentTo(served, phone)
  const session = await call(served, '/api/auth/session', { phone, code }, { slug })
  expect(session.status, await session.clone().text()).toBe(200)
  return cookieOf(session)
}

/** 'session=…', as a browser sends it back. */
export function cookieOf(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}
