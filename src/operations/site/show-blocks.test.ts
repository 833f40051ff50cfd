import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { block } from '#site/options/blocks.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { showBlocks } from './show-blocks.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
  await platform.addCars('yard', [
    { slug: 'ute', stocknum: 'A', make: 'Toyota', simple_body: 'ute', price: 30_000 },
    { slug: 'dear-ute', stocknum: 'B', make: 'Toyota', simple_body: 'ute', price: 60_000 },
    { slug: 'reserved-ute', stocknum: 'C', make: 'Ford', simple_body: 'ute', price: 20_000, reserved: true },
    { slug: 'suv', stocknum: 'D', make: 'Mazda', simple_body: 'suv', price: 25_000 },
  ])
})
afterAll(() => platform.close())

const shown = (...blocks: readonly object[]) =>
  showBlocks(
    { platform, site: platform.site('yard'), now: platform.clock.now(), origin: 'https://yard.example' },
    blocks.map((each) => block.parse({ heading: 'Heading', ...each })),
  )
const stock = (listing: string, more = {}) => shown({ kind: 'stock', listing, ...more })

describe('the blocks of a page', () => {
  it('SITE-12 keep their order, and a kind may come twice', async () => {
    const text = { kind: 'text', text: 'Words' }
    const blocks = await shown(text, { kind: 'form', form: 'contact' }, text)
    expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'form', 'text'])
  })

  it('SITE-12 D-57 show the first cars for sale of a listing, in its order, and how many it has', async () => {
    const [block] = await stock('/search/ute-cars?sortBy=price_asc', { count: 2 })
    expect(block).toMatchObject({
      kind: 'stock',
      cars: [{ title: expect.stringContaining('Toyota') }, { title: expect.stringContaining('Toyota') }],
      more: { label: 'See all 3', href: '/search/ute-cars?sortBy=price_asc' },
    })
    expect(await stock('/search?price=:26000&sortBy=price_asc')).toMatchObject([
      { cars: [{}], more: { label: 'See all 2' } },
    ])
  })

  it('SITE-12 leave out cars where none is for sale, and a listing that the site does not have', async () => {
    expect(await stock('/search/ford')).toEqual([])
    expect(await stock('/search/no-such-make')).toEqual([])
  })

  it('SITE-12 have Markdown as safe HTML with the site’s placeholders', async () => {
    const [words] = await shown({ kind: 'text', text: '**{{name}}** <script>alert(1)</script>' })
    expect(words).toMatchObject({ text: '<p><strong>Sample Motors</strong> alert(1)</p>\n' })
  })

  it('CONTENT-3 have questions whose ids differ between two blocks', async () => {
    const questions = { kind: 'questions', questions: [{ question: 'Open on Sundays?', answer: 'No.' }] }
    const blocks = await shown(questions, questions)
    const ids = blocks.flatMap((each) => (each.kind === 'questions' ? each.questions.map(({ id }) => id) : []))
    expect(ids).toEqual(['open-on-sundays-1-1', 'open-on-sundays-2-1'])
  })

  it('FIELD-5 have a film that loads from no other server before it is played', async () => {
    const film = 'https://youtu.be/abcdefghijk'
    const [video] = await shown({ kind: 'video', film, poster: '/site-files/yard.webp' })
    expect(video).toMatchObject({
      video: { kind: 'frame', src: expect.stringContaining('youtube-nocookie.com/embed/abcdefghijk') },
      poster: { src: '/site-files/yard.webp' },
      label: 'Play video',
    })
  })

  it('FORM-16 have a form that posts to an address of its own without JavaScript', async () => {
    const [form] = await shown({ kind: 'form', form: 'service' })
    expect(form).toMatchObject({
      form: { kind: 'service', action: '/api/leads#enquire' },
      submitLabel: 'Request a booking',
    })
  })
})
