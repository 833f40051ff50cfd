import { ANSWERS_OF_DAYS, answerTimeText } from '#domain/lead/answer-time.ts'
import type { LeadCategory } from '#domain/lead/category.ts'
import { type PeopleByPage, whoAnswers } from '#domain/lead/who-answers.ts'
import type { BlockOf } from '#site/options/blocks.ts'
import type { Site } from '#site/site.ts'
import { type AnswererView, answererView } from '#views/lead-page/answerer-view.ts'
import type { Platform } from '../platform.ts'

interface Asked {
  readonly platform: Pick<Platform, 'storage'>
  readonly site: Site
  readonly now: Date
}

/** ROUTE-6: who answers a lead and how soon, as far as the site says and its answers prove. Null if it can say neither. */
export async function showAnswerer(
  { platform, site, now }: Asked,
  lead: { readonly category: LeadCategory; readonly location: string | null },
): Promise<AnswererView | null> {
  const time = await answerTime({ platform, site, now })
  return answererView(whoAnswers(peopleOf(site), lead), time, site, now)
}

/** How soon the site answers, in words; null unless its own answers prove it. */
export async function answerTime({ platform, site, now }: Asked): Promise<string | null> {
  return answerTimeText(await platform.storage.forSite(site).inbox.figures.answers(lastDays(now)))
}

type Person = BlockOf<'people'>['people'][number]

function peopleOf({ leads }: Site): PeopleByPage<Person> {
  return Object.fromEntries(
    Object.entries(leads.blocks).map(([page, { beside, below }]) => [
      page,
      [...beside, ...below].flatMap((block) => (block.kind === 'people' ? block.people : [])),
    ]),
  )
}

const MS_PER_DAY = 86_400_000

function lastDays(now: Date) {
  return { from: new Date(now.getTime() - ANSWERS_OF_DAYS * MS_PER_DAY), to: now }
}
