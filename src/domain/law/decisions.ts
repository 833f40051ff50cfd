/**
 * LAW-5: what a program decides or helps to decide with a person's details, as the privacy policy lists it (Privacy Act
 * 1988, APP 1.7 to 1.9). A row is for each decision, not for each rule in it.
 */
export interface AutomatedDecision {
  /** What it is about, as the policy names it: 'The value of your trade-in'. */
  readonly about: string
  /** What the program does, in one or two sentences to the buyer. */
  readonly does: string
  /** Kinds of details it uses, as words for a sentence that begins with 'It uses'. */
  readonly uses: string
  /** Whether a person looks at it, in one sentence. */
  readonly person: string
  /** Whether the site's switches have a program do it. */
  happens(site: DecidingSite): boolean
  /** The files below src/ that do it. */
  readonly code: readonly string[]
}

/** The switches that start or stop a decision. A `Site` is one. */
export interface DecidingSite {
  readonly finance: { readonly provider: string | null; readonly calculator: boolean }
  readonly home: { readonly budgetFinder: boolean }
  readonly tradeIn: { readonly valuation: boolean }
  readonly reservation: { readonly kind: 'off' | 'deposit' }
  readonly appointments: { readonly booking: boolean }
  readonly alerts: { readonly enabled: boolean }
  readonly delivery: { readonly confirmBuyer: boolean }
  readonly integrations: { readonly garageEnabled: boolean }
}

const always = () => true

/** LAW-5: every automated decision. tests/repository/automated-decisions.test.ts compares the rows with the code. */
export const DECISIONS: readonly AutomatedDecision[] = [
  {
    about: 'Your repayments',
    does: 'A program works out the repayments, and the price that they buy, which we show you. It approves no loan: a lender decides on an application.',
    uses: 'the deposit, trade-in, term and repayment that you enter, and the price and rate of the car',
    person: 'Nobody looks at a figure before you see it. We go through it with you when you ask us.',
    happens: ({ finance, home }) => finance.provider !== null || finance.calculator || home.budgetFinder,
    code: ['operations/lead/show-finance-page.ts', 'operations/listing/find-by-budget.ts'],
  },
  {
    about: 'The value of your trade-in',
    does: 'A program estimates what your car is worth, or says that one of us has to look at it first.',
    uses: 'its registration or its make, model and year, its odometer and your answers about its condition',
    person: 'A person inspects the car before we buy it, and may change the figure.',
    happens: ({ tradeIn }) => tradeIn.valuation,
    code: [
      'operations/trade-in/request-valuation.ts',
      'operations/trade-in/correct-vehicle.ts',
      'operations/trade-in/value-vehicle.ts',
      'operations/trade-in/adjust-valuation.ts',
      'operations/trade-in/accept-offer.ts',
    ],
  },
  {
    about: 'Who answers you',
    does: 'A program puts your messages into one conversation and chooses which of our people answers, by rules that we set. If you wait too long, it may choose another person.',
    uses: 'your phone number and email address, your {postcode}, what you ask about, and when you wrote',
    person: 'A person reads every conversation, and can pass it on at any time.',
    happens: always,
    code: [
      'operations/inbox/place-lead.ts',
      'operations/inbox/place-old-leads.ts',
      'operations/inbox/inbox-staff.ts',
      'operations/inbox/reassign-overdue.ts',
      'operations/inbox/receive-text.ts',
      'operations/inbox/mail/receive-mail.ts',
    ],
  },
  {
    about: 'Refusing junk',
    does: 'A program drops a form that is filled in as only programs do, and for a short time refuses more forms, sign-ins or mails than a person sends.',
    uses: 'a field that people do not see, and how often your internet address, phone number or email address was used',
    person: 'Nobody looks at a refusal. Call us if it was wrong.',
    happens: always,
    code: [
      'operations/lead/submit-lead.ts',
      'operations/spending/limiter.ts',
      'operations/spending/budgets.ts',
      'operations/alert/ask-for-alert.ts',
    ],
  },
  {
    about: 'The mail that confirms your message',
    does: 'A program sends it, unless the address has had the most mails that our forms send to one.',
    uses: 'your email address',
    person: 'Nobody looks at it. Your message reaches us either way.',
    happens: ({ delivery }) => delivery.confirmBuyer,
    code: ['operations/lead/why-unconfirmed.ts'],
  },
  {
    about: 'Your booking',
    does: 'A program offers free times, books the one that you choose, and refuses more bookings than one person may have.',
    uses: 'your phone number, your email address and your internet address',
    person: 'A person can change or add a booking when you call us.',
    happens: ({ appointments }) => appointments.booking,
    code: ['operations/appointment/too-many-bookings.ts', 'operations/appointment/book-appointment.ts'],
  },
  {
    about: 'Your reservation',
    does: 'A program gives the car to the first buyer whose deposit is paid, ends the hold when its time is over, starts refunds, and refuses more unpaid reservations than one person may have.',
    uses: 'your phone number, your email address, your internet address, and when you paid',
    person: 'A person can extend a hold or give a deposit back. Call us.',
    happens: ({ reservation }) => reservation.kind !== 'off',
    code: [
      'operations/reservation/reserve-car.ts',
      'operations/reservation/move-reservation.ts',
      'operations/reservation/settle-payment.ts',
      'operations/reservation/sweep-reservations.ts',
      'operations/reservation/send-refund.ts',
      'operations/reservation/take-payment-notice.ts',
    ],
  },
  {
    about: 'Which cars we write to you about',
    does: 'A program compares new cars and new prices with what you asked us to watch, and writes to you, once a day at most.',
    uses: 'your email address, and the search or the car that you saved',
    person: 'Nobody looks at it. Every mail says how to stop it.',
    happens: ({ alerts }) => alerts.enabled,
    code: [
      'operations/alert/match-alerts.ts',
      'operations/alert/match-searches.ts',
      'operations/alert/write-alert-mails.ts',
      'operations/alert/send-alert-mail.ts',
    ],
  },
  {
    about: 'Signing in',
    does: 'A program sends a code to your phone, and refuses more codes or tries than one person needs.',
    uses: 'your phone number and your internet address',
    person: 'Nobody looks at a refusal. It ends by itself, within a day at most.',
    happens: ({ integrations }) => integrations.garageEnabled,
    code: ['operations/visitor/ask-for-code.ts', 'operations/visitor/sign-in.ts'],
  },
]
