import type { LeadPageName } from '../route/lead-page-name.ts'
import type { LeadCategory } from './category.ts'

/** A person of a site's own blocks, as far as the choice depends on them. */
export interface AnsweringPerson {
  readonly name: string
  readonly role: string
  /** Id of the location where they work; null if the site does not say. */
  readonly location: string | null
}

/** The people that the site shows on each form's page, in order. */
export type PeopleByPage<Person extends AnsweringPerson> = Readonly<Partial<Record<LeadPageName, readonly Person[]>>>

/**
 * ROUTE-6: who answers a lead, from the people that the site names beside its forms: the first of the page of this kind of
 * lead who works at its location, else the only one of that page, else the one of the contact page at the location. Null: the
 * site names nobody, and a page says nothing rather than a wrong name.
 */
export function whoAnswers<Person extends AnsweringPerson>(
  people: PeopleByPage<Person>,
  { category, location }: { readonly category: LeadCategory; readonly location: string | null },
): Person | null {
  const pagePeople = people[PAGES[category]] ?? []
  const isThere = (person: Person) => location !== null && person.location === location
  return (
    pagePeople.find(isThere) ??
    (pagePeople.length === 1 ? pagePeople[0] : undefined) ??
    people.contact?.find(isThere) ??
    null
  )
}

/** The page of each kind of lead. */
const PAGES: Readonly<Record<LeadCategory, LeadPageName>> = {
  'General Enquiry': 'contact',
  'Vehicle Enquiry': 'contact',
  'Test Drive': 'test-drive',
  'Finance Enquiry': 'finance',
  'Trade-In Enquiry': 'trade-in',
  'Service Booking': 'service',
  'Parts Enquiry': 'parts',
  'Careers Enquiry': 'careers',
  'Fleet Enquiry': 'fleet',
}
