import { z } from 'zod'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { WORDED_FIELDS } from '#domain/lead/form/field-words.ts'
import { LEAD_FORM_KINDS } from '#domain/lead/form/lead-form-kind.ts'
import { LEAD_OUTCOMES } from '#domain/lead/lead-outcome.ts'
import { LEAD_PAGE_NAMES, OPTIONAL_LEAD_PAGES } from '#domain/route/lead-page-name.ts'
import { pictureAddress } from './address.ts'
import { formPageBlocks } from './blocks.ts'

const words = z.string().min(1).nullable().default(null)
const asking = z.enum(['required', 'optional', 'none']).default('required')
const steps = z.array(z.string().min(1)).min(1).max(6).nullable().default(null)

/** Forms and where their leads go (FORM-1 to FORM-16). */
export const leads = z
  .strictObject({
    messageRequired: z.boolean().default(true).describe('isMessageRequired: a message must be written.'),
    optInText: z
      .string()
      .default('Email me similar stock and latest offers.')
      .describe('The words beside the marketing tick on a car’s form (FORM-5).'),
    optInTicked: z
      .boolean()
      .default(true)
      .describe(
        'The marketing tick is set beforehand (FORM-5). Off, a buyer agrees by setting it, which is what an authority takes for express consent.',
      ),
    contactFields: z
      .strictObject({
        lastName: asking.describe('The last name.'),
        phone: z.enum(['required', 'optional']).default('required').describe('The phone number.'),
        email: z
          .enum(['required', 'optional'])
          .default('required')
          .describe('The email address. A visitor who leaves it out gets no confirmation by email.'),
        postcode: asking.describe('The postcode (FORM-3).'),
      })
      .refine(({ phone, email }) => phone === 'required' || email === 'required', {
        error: 'Nobody can answer a form without a phone number and an email address: require one of them.',
      })
      .prefault({})
      .describe(
        'How the forms ask for contact details besides the first name (B11): a field is required, optional or left out. The fewer, the more people finish. A reservation asks for all.',
      ),
    askRego: z.boolean().default(false).describe('Asks for the registration number of the visitor’s own car.'),
    askTradeIn: z.boolean().default(true).describe('Asks ‘Do You Have A Trade-In?’.'),
    askContactMethod: z
      .boolean()
      .default(false)
      .describe('Asks for the preferred contact method: phone, email or SMS.'),
    askFinance: z.boolean().default(false).describe('Asks whether finance is wanted.'),
    requireTerms: z.boolean().default(false).describe('The terms must be agreed to before sending.'),
    askDealership: z
      .boolean()
      .default(true)
      .describe('Asks for the preferred dealership when the site has more than one.'),
    tradeInAs: z
      .enum(['radio', 'select'])
      .default('radio')
      .describe('‘Do You Have A Trade-In?’ as two buttons or as a list to choose from (FORM-6).'),
    form: z
      .enum(['single', 'steps'])
      .default('single')
      .describe('A test drive and an enquiry are one form, or one step after the other (FORM-10).'),
    pages: z
      .array(z.enum(OPTIONAL_LEAD_PAGES))
      .default([...OPTIONAL_LEAD_PAGES])
      .describe('Which of the forms with a page of their own the site has (ROUTE-8); another’s address is a 404.'),
    blocks: z
      .partialRecord(z.enum(LEAD_PAGE_NAMES), formPageBlocks)
      .default({})
      .describe(
        'Blocks beside and below the form of each page, by the page’s name: `{ "service": { "beside": […], "below": […] } }`. A block is written as in home.blocks.',
      ),
    services: z
      .array(z.string().min(1).max(100))
      .default(['Logbook service', 'Safety certificate', 'Brakes', 'Tyres', 'Battery', 'Air conditioning'])
      .describe('Services that a visitor can tick when booking a service (additional_services).'),
    defaultState: z
      .string()
      .default('qld')
      .describe('The state that a form begins with where it asks for a vehicle’s registration (FORM-15).'),
    fallbackEmail: z
      .email()
      .nullable()
      .default(null)
      .describe('Address for leads of locations without an address of their own.'),
    alertEmail: z.email().nullable().default(null).describe('Who gets a mail when a lead could not be delivered.'),
    answerWithin: z
      .int()
      .min(2)
      .max(1440)
      .default(20)
      .describe(
        'Target for the first answer to a lead, in minutes of opening hours; its clock is amber from half of it.',
      ),
    overdueAfter: z
      .int()
      .min(2)
      .max(14_400)
      .default(120)
      .describe('Minutes of opening hours after which a lead without an answer is overdue.'),
    sources: z
      .array(z.string().trim().min(1).max(60))
      .min(1)
      .max(30)
      .default(['Walk-in', 'Phone', 'Another website', 'Recommended', 'Bought here before', 'Event', 'Other'])
      .describe(
        'Where a person came from whose lead staff write down by hand (SALES-1); the first is chosen beforehand.',
      ),
    lostReasons: z
      .array(z.string().trim().min(1).max(60))
      .min(1)
      .max(30)
      .default([
        'Bought elsewhere',
        'Price',
        'Car sold',
        'No finance',
        'No answer',
        'Changed their mind',
        'Too far away',
        'Another reason',
      ])
      .describe('Why a lead is lost (SALES-10): staff choose one of these, and reports count them.'),
    keepMonths: z
      .int()
      .min(1)
      .max(120)
      .default(24)
      .describe(
        'How many months a lead and other data of a person (reservations, valuations, sign-ins, revealed numbers) are stored before they are deleted. A privacy policy says it as {{keepMonths}}.',
      ),
    words: z
      .array(
        z.strictObject({
          page: z.enum(LEAD_PAGE_NAMES).describe('Which form’s page.'),
          heading: words.describe('Its heading; a page of your own Markdown at this address has its title there.'),
          introduction: words.describe('The sentence under it.'),
          picture: pictureAddress
            .nullable()
            .default(null)
            .describe('The picture by the heading; the first location’s that has one when left out.'),
          formHeading: words.describe('The heading of the form.'),
          button: words.describe('The words of the button that sends it.'),
          stepsHeading: words.describe('The heading beside the form, over what happens next.'),
          steps: steps.describe('What happens next, in order.'),
        }),
      )
      .default([])
      .describe(
        'Your own words on the pages of forms; the platform’s for what is left out. {vehicle} is what you sell.',
      ),
    fields: z
      .array(
        z.strictObject({
          field: z.enum(WORDED_FIELDS).describe('Which field.'),
          form: z
            .enum(LEAD_FORM_KINDS)
            .nullable()
            .default(null)
            .describe('Only on this form; every form that asks for the field when left out.'),
          label: words.describe('The label. {vehicle} is what you sell.'),
          hint: words.describe('The sentence under the field. {vehicle} is what you sell.'),
          error: words.describe('The sentence that shows when the field is missing or wrong, whatever the reason.'),
        }),
      )
      .default([])
      .describe(
        'Your own labels, hints and errors of the fields of forms; the platform’s for what is left out. The marketing tick has `optInText`.',
      ),
    afterLead: z
      .array(
        z.strictObject({
          category: z.enum(LEAD_CATEGORIES).describe('After which kind of lead.'),
          when: z
            .enum(LEAD_OUTCOMES)
            .default('sent')
            .describe('After which outcome: the form was sent, a time was booked with it, or an offer was accepted.'),
          heading: words.describe('The heading of the page after it.'),
          steps: steps.describe('What happens next, in order. {place} is the location’s name.'),
          mail: words.describe('The sentence of the buyer’s email, in place of `successMessage`.'),
        }),
      )
      .default([])
      .describe(
        'Your own words after a lead, in the buyer’s email too, and beside a form that says the same; the platform’s for what is left out.',
      ),
    successMessage: z
      .string()
      .default('Thank you. A member of our team will be in touch shortly.')
      .describe('The first sentence of the page after a lead.'),
  })
  .prefault({})
