import type { MailTemplate } from '#domain/inbox/mail-template-schema.ts'

/** INBOX-7, INBOX-8: texts that a demonstration dealer's staff answer with, the last of them short enough for a text message. */
export const MADE_TEMPLATES: readonly MailTemplate[] = [
  {
    id: 'made-still-here',
    name: 'Still here',
    subject: 'Your {car}',
    body: 'Hi {first_name},\n\nThe {car} is still here, for {price_with_type}: {car_url}\n\nWould you like to drive it this week? Name a time that suits you, or call {location_phone}.',
  },
  {
    id: 'made-sold',
    name: 'Sold, others like it',
    subject: '',
    body: 'Hi {first_name},\n\nThe {car} has just been sold, I am sorry. We have others like it, and more come in each week. What matters most to you: the price, the age or the kilometres?',
  },
  {
    id: 'made-call-back',
    name: 'Tried to call',
    subject: '',
    body: 'Hi {first_name}, {my_name} of {dealer}. I tried to call about the {car}. When does a call suit you?',
  },
]
