import { describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { type SiteInput, siteSchema } from '../site.ts'
import { parsePage } from './parse-page.ts'

const site = (changes: Partial<SiteInput> = {}) => siteSchema.parse(smallSite(changes))
const FRONT = '---\ntitle: Privacy policy\ndescription: What we collect.\n---\n'
const reasonsOf = (source: string, file = 'pages/privacy-policy.md') =>
  parsePage(file, source, site()).faults.map(({ reason, hint }) => `${reason}${hint ? ` (${hint})` : ''}`)

describe('parsePage', () => {
  it('ROUTE-9 takes title, description and date from the front matter, and the address from the file’s name', () => {
    const source =
      '---\r\ntitle: Home drive: at yours\r\ndescription: We come.\r\nupdated: 2026-11-01\r\n---\r\n\r\nWe *come*.\r\n'
    expect(parsePage('pages/home-drive.md', source, site()).page).toEqual({
      name: 'home-drive',
      path: '/pages/home-drive',
      title: 'Home drive: at yours',
      description: 'We come.',
      updated: '2026-11-01',
      html: '<p>We <em>come</em>.</p>\n',
      sections: [],
      questions: [],
      closing: '',
      blocks: null,
    })
  })

  it('CONTENT-1 fills in the dealer’s facts, escaped for Markdown and HTML', () => {
    const contact = { email: 'office_a@dealer.example', salesPhone: '07 3123 4567' }
    const identity = { legalName: '*Ash* <b>& Sons', abn: '12 345 678 901', address: '1 [Main] Street' }
    const body = '{{legalName}}, {{ abn }}, {{address}}, [{{email}}]({{emailLink}}), [{{phone}}]({{phoneLink}})'
    const { page, faults } = parsePage('pages/faqs.md', FRONT + body, site({ contact, identity }))
    expect(faults).toEqual([])
    expect(page?.html).toBe(
      '<p>*Ash* &#60;b&#62;&#38; Sons, 12 345 678 901, 1 [Main] Street, ' +
        '<a href="mailto:office_a@dealer.example">office_a@dealer.example</a>, ' +
        '<a href="tel:+61731234567">07 3123 4567</a></p>\n',
    )
  })

  it('C-2 fills in the dealer’s facts in the title and the description, as they are', () => {
    const source = '---\ntitle: About {{name}}\ndescription: What {{legalName}} promises.\n---\nWords.'
    const { page } = parsePage('pages/about-us.md', source, site({ name: 'A & *B*', identity: { legalName: 'A & B' } }))
    expect(page).toMatchObject({ title: 'About A & *B*', description: 'What A & B promises.' })
  })

  it('L10 PHONE-1 masks the number on a site that masks its numbers, and links to the page that reveals it', () => {
    const contact = { salesPhone: '07 3123 4567', maskPhones: true }
    const { page } = parsePage('pages/faqs.md', `${FRONT}Call [{{phone}}]({{phoneLink}}).`, site({ contact }))
    expect(page?.html).toBe('<p>Call <a href="/contact-us">07 31*******</a>.</p>\n')
  })

  it.each([
    [
      'a page of questions without one',
      '---\ntitle: A\ndescription: B\nlayout: faq\n---\nWords.',
      'it has no question',
    ],
    ['no front matter', 'Only words', 'it must begin with --- on a line'],
    ['no description', '---\ntitle: A\n---\n', 'the front matter’s description: '],
    ['an empty title', '---\ntitle:\ndescription: A\n---\n', 'the front matter’s title: '],
    [
      'an unknown key',
      '---\ntitle: A\ndescription: B\nupdatd: 2026-11-01\n---\n',
      'unknown key "updatd" (did you mean "updated"?)',
    ],
    ['a day that is none', '---\ntitle: A\ndescription: B\nupdated: 2026-13-01\n---\n', 'a day such as 2026-11-01'],
    ['an unknown placeholder', `${FRONT}{{legalNam}}`, 'there is no placeholder {{legalNam}}'],
    ['a fact that the site does not give', `${FRONT}{{abn}}`, '{{abn}} cannot be filled: identity.abn is missing'],
    ['a link that could run', `${FRONT}[x](javascript:alert)`, 'the link to "javascript:alert" is refused'],
  ])('SITE-5 %s is a fault with a readable reason', (_, source, reason) => {
    expect(reasonsOf(source).join()).toContain(reason)
    expect(parsePage('pages/privacy-policy.md', source, site()).page).toBeNull()
  })

  it.each(['pages/careers.md', 'pages/search/ute-cars.md'])(
    'CONTENT-3 %s cannot hold questions, because its text shows on another page',
    (file) => {
      const source = '---\ntitle: A\ndescription: B\nlayout: faq\n---\n### Why?\n\nSo.'
      expect(reasonsOf(source, file).join()).toContain('which cannot have collapsible questions')
      expect(reasonsOf(source, 'pages/faqs.md')).toEqual([])
    },
  )

  it('SITE-5 a file name that cannot be an address is a fault', () => {
    expect(reasonsOf(FRONT, 'pages/Home Drive.md').join()).toContain('its name is part of the address')
  })
})
