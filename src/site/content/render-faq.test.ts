import { describe, expect, it } from 'vitest'
import { faqPage } from '#domain/faq.ts'
import { renderFaq } from './render-markdown.ts'

const SOURCE = `Read this first.

## Price

### Is there *room* in the price?

No.

- Really.

### What comes on top?

Nothing, see [the terms](/terms-and-conditions).

## Nothing asked here

Only words.

## Checks

### What comes on top?

A check.

> ### Not on the list?
>
> Ring us.
>
> [Write to us](/contact-us)
`
const rendered = renderFaq(SOURCE, () => null)

describe('renderFaq', () => {
  it('CONTENT-3 reads a third-level heading as a question and the text below it as its answer', () => {
    expect(rendered.html).toContain('<p>Read this first.</p>')
    expect(rendered.groups.map(({ title, questions }) => [title, questions.map(({ question }) => question)])).toEqual([
      ['Price', ['Is there room in the price?', 'What comes on top?']],
      ['Checks', ['What comes on top?']],
    ])
    expect(rendered.groups[0]?.questions[0]?.html).toBe('<p>No.</p>\n<ul>\n<li>Really.</li>\n</ul>\n')
    expect(rendered.links).toEqual(['/terms-and-conditions', '/contact-us'])
  })

  it('CONTENT-3 each answer has an address of its own', () => {
    const ids = rendered.groups.flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(ids).toEqual(['is-there-room-in-the-price', 'what-comes-on-top', 'what-comes-on-top-2'])
  })

  it('CONTENT-1 puts a call-to-action card after the answers, with its link as a button', () => {
    expect(rendered.groups.at(-1)?.questions.at(-1)?.html).toBe('<p>A check.</p>\n')
    expect(rendered.closing).toContain('<aside class="action-card" aria-label="Not on the list?">')
    expect(rendered.closing).toContain('<a href="/contact-us" class="button button-primary">Write to us</a>')
  })

  it('FIELD-3 has FAQPage structured data for search engines', () => {
    expect(faqPage(rendered.groups)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Is there room in the price?', acceptedAnswer: { '@type': 'Answer' } },
        { acceptedAnswer: { text: '<p>Nothing, see <a href="/terms-and-conditions">the terms</a>.</p>' } },
        { acceptedAnswer: { text: '<p>A check.</p>' } },
      ],
    })
  })
})
