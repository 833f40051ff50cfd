import type { Page } from 'playwright-core'
import type { Role } from '#domain/staff/roles.ts'
import { lead } from '../../../../src/console/testing/desk-acts.ts'
import { newDraft } from '../../../../src/console/testing/studio-forms.ts'
import type { Answer, TwoPeople, TypedForm } from '../../../../src/console/testing/two-people.ts'
import type { FormOfPage, Wanted } from './type-in.ts'

/** Where a form is. */
export interface PlacedForm extends FormOfPage {
  readonly page: string
}

/** A form with something to type, which goes through the ways of STAFF-10. */
export interface WalkedForm {
  /** Makes what the form is about. */
  readonly prepare: (both: TwoPeople) => Promise<PlacedForm>
  /** What leads from the page to the form. */
  readonly open?: (page: Page) => Promise<void>
  /** What Ann is, where the form is not an owner's. */
  readonly roles?: readonly Role[]
  /** What a person must type there; anything, if left out. */
  readonly values?: Wanted
  /** The words of the button that sends it; its first button, if left out. */
  readonly button?: string
  /** The words of the button that stores it, where `button` only shows what would be stored. */
  readonly stores?: string
  /** A value that is refused; left out: the form takes any. */
  readonly fault?: readonly [name: string, value: string]
  /** Why it has no draft in the browser; the other ways stay. */
  readonly noDraft?: string
  /** What another person does meanwhile, and what the slower one reads. */
  readonly meanwhile?: Meanwhile
  /** The same form about something else, where the draft must not show. */
  readonly elsewhere?: (
    both: TwoPeople,
    at: PlacedForm,
  ) => Promise<Pick<WalkedForm, 'open'> & { readonly page: string }>
}

export interface Meanwhile {
  readonly by: (both: TwoPeople, at: PlacedForm) => Promise<Answer>
  readonly said: RegExp
}

/** An address without such a form. */
export interface NothingTyped {
  readonly because: string
}

/** An address may have several forms. */
export type FormRow = WalkedForm | readonly WalkedForm[] | NothingTyped

export const BUTTONS: NothingTyped = { because: 'Its form has buttons alone.' }
export const SECRETS: NothingTyped = { because: 'Passwords and codes are never kept.' }
export const STRANGERS: NothingTyped = { because: 'Nobody is signed in, and a draft belongs to a person.' }
export const FILES: NothingTyped = { because: 'Files are never kept: they are chosen again.' }

/** A form of src/console/testing, where two people change one value of it. */
export function typedForm(row: TypedForm, extra: Omit<WalkedForm, 'prepare'> = {}): WalkedForm {
  return { ...extra, prepare: async (both) => ({ having: row.having, ...(await row.prepare(both)) }) }
}

export async function ofLead(both: TwoPeople, path: string, having?: string): Promise<PlacedForm> {
  const page = await lead(both)
  return { page, action: `${page}/${path}`, having }
}

export const sends = (fields: Readonly<Record<string, string>>, said: RegExp, having?: string): Meanwhile => ({
  said,
  by: async ({ ben }, { page, action, having: own }) => {
    const form = Object.entries(fields).reduce(
      (typed, [name, value]) => typed.typed(name, value),
      (await ben.open(page)).form(action, having ?? own),
    )
    return ben.send(action, form.sent())
  },
})

export async function ofDraft(both: TwoPeople, path: string): Promise<PlacedForm> {
  const at = await newDraft(both)
  return { page: `${at}/${path}`, action: `${at}/${path}` }
}

/** Ticks the first car of the table and begins to change a field of it. */
export const changesOne = (field: string) => async (page: Page) => {
  await page.locator('.stock-tick input').first().check()
  await page.locator('.stock-bulk select').selectOption({ label: field })
  await page.locator('.stock-bulk').getByRole('button').click()
  await page.locator('form.bulk-change').waitFor()
}
