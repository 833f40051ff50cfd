import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestPlatform } from '#operations/testing.ts'
import { digestOf } from '#site/published/files-of-site.ts'
import type { PageForm } from './page-form.ts'
import type { PostAddress } from './stock-forms.ts'
import type { Person, TwoPeople, TwoPeopleRow } from './two-people.ts'

type WebsiteAddress = Extract<PostAddress, `POST /website${string}`>

/** STUDIO-9: two people over one draft of the website. */
export const STUDIO_FORMS = {
  'POST /website': { kind: 'exempt', because: 'It makes a new draft, and changes none that is there.' },
  'POST /website/drafts/:draft/parts/:part': {
    kind: 'act',
    run: async (both) => {
      const page = `${await newDraft(both)}/parts/home`
      const [anns, bens] = [(await both.ann.open(page)).form(page), (await both.ben.open(page)).form(page)]
      await both.ben.send(page, bens.typed('v:home/heading', 'From Ben').sent())
      const typed = anns.typed('v:home/heading', 'From Ann').typed('v:home/introduction', 'Ann alone')
      const answer = await both.ann.send(page, typed.sent())
      expect(answer.html).toMatch(/Ben Ito changed this at [\d/]+ \d{1,2}:\d\d [ap]m to <q>From Ben<\/q>/)
      const mine = answer.form(page)
      expect(mine.value('v:home/heading')).toBe('From Ann')
      const now = (await both.ben.open(page)).form(page)
      expect([now.value('v:home/heading'), now.value('v:home/introduction')]).toEqual(['From Ben', 'Ann alone'])
      // What the page shows beside it has been seen: sent again, it is meant.
      await both.ann.send(page, mine.sent())
      expect((await both.ben.open(page)).form(page).value('v:home/heading')).toBe('From Ann')
    },
  },
  'POST /website/drafts/:draft/rebase': {
    kind: 'exempt',
    because: 'It moves the draft to the version that is live; what clashes there waits for a decision.',
  },
  'POST /website/drafts/:draft/settle': {
    kind: 'exempt',
    because: 'Sent for a value that the page did not show, it is refused; website-clash.route.test.ts proves it.',
  },
  'POST /website/drafts/:draft/undo': {
    kind: 'act',
    run: async (both) => {
      const page = `${await newDraft(both)}/parts/home`
      await change(both.ann, page, 'v:home/heading', 'From Ann')
      await change(both.ben, page, 'v:home/introduction', 'From Ben')
      const undo = page.replace('/parts/home', '/undo')
      await both.ann.send(undo, (await both.ann.open(page)).form(undo).sent())
      const now = (await both.ben.open(page)).form(page)
      expect([now.value('v:home/heading'), now.value('v:home/introduction')]).toEqual(['', 'From Ben'])
    },
  },
  'POST /website/drafts/:draft/redo': {
    kind: 'exempt',
    because: 'It makes one’s own step again, which is refused where another person changed the same.',
  },
  'POST /website/drafts/:draft/publish': {
    kind: 'exempt',
    because: 'It publishes the changes that are ticked, each as its person stored it.',
  },
  'POST /website/drafts/:draft/schedule': {
    kind: 'act',
    run: async (both) => {
      const at = await newDraft(both)
      const page = `${at}/schedule`
      await change(both.ann, `${at}/parts/home`, 'v:home/heading', 'From Ann')
      const bens = (await both.ben.open(page)).form(page)
      await both.ann.send(page, (await both.ann.open(page)).form(page).typed('startsAt', '2036-12-20T09:00').sent())
      const answer = await both.ben.send(page, bens.typed('startsAt', '2036-12-21T10:00').sent())
      expect(answer.html).toContain('20/12/2036 9:00 am')
      expect((await both.ann.open(page)).html).toContain('20/12/2036 9:00 am')
    },
  },
  'POST /website/drafts/:draft/schedule/back': {
    kind: 'act',
    run: async (both) => {
      const at = await newDraft(both)
      const [page, back] = [`${at}/schedule`, `${at}/schedule/back`]
      await change(both.ann, `${at}/parts/home`, 'v:home/heading', 'From Ann')
      const schedule = async (startsAt: string) =>
        both.ann.send(page, (await both.ann.open(page)).form(page).typed('startsAt', startsAt).sent())
      await schedule('2036-12-20T09:00')
      const bens = (await both.ben.open(page)).form(back)
      await both.ann.send(back, (await both.ann.open(page)).form(back).sent())
      await schedule('2036-12-22T09:00')
      expect((await both.ben.send(back, bens.sent())).html).toContain('22/12/2036 9:00 am')
      expect((await both.ann.open(page)).html).toContain('22/12/2036 9:00 am')
    },
  },
  'POST /website/drafts/:draft/pictures': {
    kind: 'act',
    run: async (both) => {
      const page = `${await newDraft(both)}/pictures?for=home%2Fimage`
      const sent = (form: PageForm, colour: string) => withLogo(form, `${colour}.svg`, colour)
      const anns = (await both.ann.open(page)).form(page)
      await both.ben.send(page, sent((await both.ben.open(page)).form(page), 'red'))
      const answer = await both.ann.send(page, sent(anns, 'blue'))
      expect(answer.html).toContain('Not saved: Ben Ito changed the same since.')
      expect(answer.form(page).value('before')).toBe('"red.svg"')
      await both.ann.send(page, sent(answer.form(page), 'blue'))
      expect((await both.ann.open(page)).form(page).value('before')).toBe('"blue.svg"')
    },
  },
  'POST /website/drafts/:draft/pictures/use': {
    kind: 'act',
    run: async (both) => {
      const page = `${await newDraft(both)}/pictures?for=home%2Fimage`
      const use = page.replace('/pictures', '/pictures/use')
      for (const colour of ['red', 'blue'])
        await both.ann.send(page, withLogo((await both.ann.open(page)).form(page), `${colour}.svg`, colour))
      const none = (await both.ann.open(page)).form(use, 'Use no picture')
      await both.ben.send(use, (await both.ben.open(page)).form(use, 'red.svg').sent(['file', 'red.svg']))
      const answer = await both.ann.send(use, none.sent(['file', '']))
      expect(answer.html).toContain('Not saved: Ben Ito changed the same since.')
      expect((await both.ann.open(page)).form(page).value('before')).toBe('"red.svg"')
    },
  },
  'POST /website/drafts/:draft/picture': {
    kind: 'act',
    run: async (both) => {
      const page = await newPicture(both)
      const anns = (await both.ann.open(page)).form(page, 'What it shows')
      const bens = (await both.ben.open(page)).form(page, 'What it shows')
      await both.ben.send(page, bens.typed('alt', 'From Ben').sent(['do', 'describe']))
      const answer = await both.ann.send(page, anns.typed('alt', 'From Ann').sent(['do', 'describe']))
      expect(answer.html).toContain('Not saved: Ben Ito changed the same since.')
      expect((await both.ann.open(page)).form(page, 'What it shows').value('alt')).toBe('From Ben')
      await both.ann.send(page, answer.form(page, 'What it shows').typed('alt', 'From Ann').sent(['do', 'describe']))
      expect((await both.ann.open(page)).form(page, 'What it shows').value('alt')).toBe('From Ann')
    },
  },
  'POST /website/drafts/:draft/pages': {
    kind: 'exempt',
    because: 'It makes a new page, and changes none; a title that is taken is refused.',
  },
  'POST /website/drafts/:draft/pages/edit': {
    kind: 'act',
    run: async (both) => {
      const at = await newDraft(both)
      const fields = { of: 'page', title: 'About Easter', description: 'When we are open.' }
      const { to } = await both.ann.send(`${at}/pages`, new URLSearchParams(fields))
      const page = to ?? ''
      const [anns, bens] = [(await both.ann.open(page)).form(page), (await both.ben.open(page)).form(page)]
      await both.ben.send(page, bens.typed('text', 'From Ben').sent())
      const answer = await both.ann.send(page, anns.typed('text', 'From Ann').sent())
      expect(answer.html).toMatch(/Ben Ito changed this at [\d/]+ \d{1,2}:\d\d [ap]m/)
      const mine = answer.form(page)
      expect(mine.value('text')).toBe('From Ann')
      expect((await both.ben.open(page)).form(page).value('text')).toBe('From Ben')
      // What the page says beside it has been seen: sent again, it is meant.
      await both.ann.send(page, mine.sent())
      expect((await both.ben.open(page)).form(page).value('text')).toBe('From Ann')
    },
  },
  'POST /website/drafts/:draft/pages/picture': {
    kind: 'exempt',
    because: 'It adds a picture under a name of its own, and changes none.',
  },
  'POST /website/drafts/:draft/pages/delete': {
    kind: 'exempt',
    because: 'It refuses a page that another person changed since; website-pages.route.test.ts proves it.',
  },
  'POST /website/versions': { kind: 'exempt', because: 'It makes a new draft, and changes no version.' },
  'POST /website/drafts/:draft/share': { kind: 'exempt', because: 'It makes a new link, and changes none.' },
  'POST /website/drafts/:draft/share/:link/withdraw': {
    kind: 'exempt',
    because: 'It ends a link, which holds nothing that a person typed since.',
  },
  'POST /website/drafts/:draft/propose': {
    kind: 'exempt',
    because: 'It closes the draft with all changes, and refuses where another person closed it first.',
  },
  'POST /website/drafts/:draft/approve': {
    kind: 'act',
    run: async (both) => {
      const at = await newDraft(both)
      const part = `${at}/parts/home`
      const propose = () => both.ben.send(`${at}/propose`, new URLSearchParams({ sentence: 'For Easter' }))
      await change(both.ben, part, 'v:home/heading', 'From Ben')
      await propose()
      const seen = (await both.ann.open(`${at}/changes`)).form(`${at}/approve`)
      await both.ben.send(`${at}/reopen`, new URLSearchParams())
      await change(both.ben, part, 'v:home/introduction', 'Ben again')
      both.platform.clock.pass(1)
      await propose()
      const late = await both.ann.send(`${at}/approve`, seen.sent())
      expect(late.status).toBe(409)
      expect(late.html).toContain('Ben again')
      expect((await both.ann.send(`${at}/approve`, late.form(`${at}/approve`).sent())).to).toMatch(/published=/)
    },
  },
  'POST /website/drafts/:draft/send-back': {
    kind: 'exempt',
    because: 'It opens the draft with all changes, and refuses where another person opened it first.',
  },
  'POST /website/drafts/:draft/reopen': {
    kind: 'exempt',
    because: 'It opens the draft with all changes, and refuses where another person opened it first.',
  },
  'POST /website/drafts/:draft/discard': {
    kind: 'exempt',
    because: 'It asks first and names the people whose changes go.',
  },
} as const satisfies Readonly<Record<WebsiteAddress, TwoPeopleRow>>

/** The form with a drawing of one colour. */
/** Address of a picture that Ann added to a new draft. */
export async function newPicture(both: TwoPeople): Promise<string> {
  const at = await newDraft(both)
  const add = `${at}/pictures`
  await both.ann.send(add, withLogo((await both.ann.open(add)).form(add), 'red.svg', 'red'))
  return `${at}/picture?file=red.svg`
}

function withLogo(form: PageForm, name: string, colour: string): FormData {
  const data = new FormData()
  for (const [key, value] of form.typed('alt', colour).sent()) if (key !== 'picture') data.append(key, value)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9z"/></svg>`
  data.append('picture', new File([drawing], name, { type: 'image/svg+xml' }))
  return data
}

async function change(person: Person, page: string, name: string, value: string): Promise<void> {
  await person.send(page, (await person.open(page)).form(page).typed(name, value).sent())
}

/** Address of a new draft of the site, which is published. */
export async function newDraft({ platform, ann }: TwoPeople): Promise<string> {
  await publishFirst(platform)
  const { to } = await ann.send('/website', new URLSearchParams({ name: 'Easter' }))
  return to ?? ''
}

/** The same with a change of Ann's. */
export async function changedDraft(both: TwoPeople): Promise<string> {
  const at = await newDraft(both)
  await change(both.ann, `${at}/parts/home`, 'v:home/heading', 'From Ann')
  return at
}

/** Publishes the site of the test as a folder of sites does, unless it is. */
export async function publishFirst(platform: TestPlatform, slug = 'yard'): Promise<void> {
  const { history } = platform.publications
  if ((await history.newest(slug)) !== null) return
  const folder = await mkdtemp(join(tmpdir(), 'two-people-'))
  const text = JSON.stringify(platform.site(slug))
  await mkdir(join(folder, slug))
  await writeFile(join(folder, slug, 'site.json'), text)
  const files = { [`${slug}/site.json`]: createHash('sha256').update(text).digest('hex') }
  const staged = await history.stage(slug, { folder, files, draft: digestOf(files) })
  const at = platform.clock.now().toISOString()
  await staged.commit({ at, by: 'the agency', message: 'A folder.', restores: null })
  await rm(folder, { recursive: true })
}
