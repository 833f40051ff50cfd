import { z } from 'zod'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { phoneNumber, slugText, webAddress } from './address.ts'

const which = {
  locations: z.array(z.string()).default([]).describe('Ids of the locations whose leads go there; all when empty.'),
  categories: z
    .array(z.enum(LEAD_CATEGORIES))
    .default([])
    .describe('What the leads that go there are about; everything when empty.'),
}

const destination = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mail').describe('A mail that a person reads.'),
    to: z.email().describe('Its address.'),
    ...which,
  }),
  z.strictObject({
    kind: z.literal('adf').describe('ADF 1.0 XML in a plain mail, for a dealer management system.'),
    to: z.email().describe('Its address.'),
    ...which,
  }),
  z.strictObject({
    kind: z.literal('webhook').describe('A signed call to a system of the dealer (docs/leads.md).'),
    url: webAddress.describe('The address to call; https, and outside the server’s own network.'),
    account: slugText.describe('Whose secret signs it: the environment’s WEBHOOK_SECRET_{ACCOUNT}.'),
    ...which,
  }),
  z.strictObject({
    kind: z.literal('sms').describe('A short text message to someone at the dealer.'),
    to: phoneNumber.describe('Their mobile number.'),
    ...which,
  }),
])

/** Destinations of leads (FORM-13, FIELD-1). */
export const delivery = z
  .strictObject({
    mailLocation: z
      .boolean()
      .default(true)
      .describe('A lead is mailed to its location’s own address, beside what `destinations` says.'),
    destinations: z
      .array(destination)
      .default([])
      .describe(
        'Where leads go besides, by location and by what they are about; each is tried and recorded by itself.',
      ),
    textSender: z
      .strictObject({
        from: z
          .string()
          .regex(
            /^(\+[1-9]\d{7,14}|(?=.*[A-Za-z])[A-Za-z0-9 ]{3,11})$/,
            'a number such as +61491570156, or a name of 3 to 11 letters and digits',
          )
          .describe('The number or the name that buyers see. They can answer a number, never a name.'),
        registeredFrom: z.iso
          .date()
          .nullable()
          .default(null)
          .describe(
            'The day from which the name is in the sender register of the country. A name without it sends nothing; a number needs none.',
          ),
      })
      .nullable()
      .default(null)
      .describe('What staff’s text messages to buyers come from (INBOX-8). None: staff cannot send any.'),
    // Buyers expect a text where they gave a mobile number, and it is about what they asked for themselves: on, wherever
    // the site has a number that they can answer STOP.
    textBuyers: z
      .boolean()
      .default(true)
      .describe(
        'Buyers with a mobile number get a short text message when a visit is booked, moved or cancelled, the day before it, and when their deposit is paid. Only where `textSender` is a number: each ends with ‘Reply STOP to end’, and nobody can answer a name.',
      ),
    confirmBuyer: z
      .boolean()
      .default(true)
      .describe('The buyer gets a mail that says what they sent and what follows.'),
    fromName: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[^\r\n]*$/, 'one line')
      .nullable()
      .default(null)
      .describe('The name that the site’s mail comes from; the site’s own name when left out.'),
    fromAddress: z
      .email()
      .nullable()
      .default(null)
      .describe(
        'The address that the site’s mail comes from; the platform’s (MAIL_FROM) when left out. The mail server must be allowed to send for its domain (SPF); a key of the domain in DKIM_KEYS_DIR signs it (DKIM).',
      ),
    testEmail: z
      .email()
      .nullable()
      .default(null)
      .describe('A test lead is sent there once a day, to prove that leads arrive; none when left out.'),
  })
  .prefault({})
