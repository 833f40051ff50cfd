import { describe, expect, it } from 'vitest'
import { readLeadCookie, writeLeadCookie } from './lead-cookie.ts'

const context = { site: { slug: 'yard' }, origin: 'https://yard.example', cookieSecret: 'made for this test' }
const receipt = { site: 'yard', leadId: 'l1', category: 'Vehicle Enquiry', carId: 'c1', event: 15 } as const

describe('ROUTE-6 the cookie of the browser that sent a lead', () => {
  it('ROUTE-6 reads what it wrote', async () => {
    expect(await readLeadCookie(context, carrying(await writeLeadCookie(context, receipt)))).toEqual(receipt)
  })

  it('ROUTE-6 refuses a cookie signed with another secret', async () => {
    const forged = await writeLeadCookie({ ...context, cookieSecret: 'guessed' }, receipt)
    expect(await readLeadCookie(context, carrying(forged))).toBeNull()
  })

  it('ROUTE-6 SITE-1 refuses the cookie of another site of the platform', async () => {
    const elsewhere = { ...context, site: { slug: 'other-yard' } }
    expect(await readLeadCookie(elsewhere, carrying(await writeLeadCookie(context, receipt)))).toBeNull()
  })

  it.each(['', '__Host-lead=', '__Host-lead=bm90IHNpZ25lZA', 'other=1'])(
    'ROUTE-6 reads %j as no lead',
    async (header) => {
      expect(await readLeadCookie(context, carrying(header))).toBeNull()
    },
  )

  it('ROUTE-6 hides the cookie from scripts and other sites, lasts an hour, and is only sent over https', async () => {
    const header = await writeLeadCookie(context, receipt)
    expect(header).toMatch(/^__Host-lead=.+; Max-Age=3600; Path=\/;.*HttpOnly; Secure; SameSite=Lax$/)
    expect(await writeLeadCookie({ ...context, origin: 'http://yard.localhost:3000' }, receipt)).not.toContain('Secure')
  })
})

function carrying(setCookie: string): Request {
  return new Request('https://yard.example/success', { headers: { Cookie: setCookie.split(';')[0] ?? '' } })
}
