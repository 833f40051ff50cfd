/** One of the things to try on the welcome of a demonstration. */
export interface Try {
  readonly title: string
  readonly text: string
  readonly label: string
  /** Slug of a dealer of the demonstration, or the console. */
  readonly at: 'southside-cars' | 'meridian-motor-group' | 'wattle-caravans' | 'console'
  readonly path: string
}

export const TRIES: readonly Try[] = [
  {
    title: 'Search as you would say it',
    text: 'Price, fuel and body are read from your words. Misspell one: it is found all the same.',
    at: 'southside-cars',
    path: '/search?query=diesel+ute+under+40000',
    label: 'Search “diesel ute under 40000”',
  },
  {
    title: 'Ask about a car',
    text: 'Open any car and enquire. The lead is stored before you are thanked; its mail is in .data/mail.',
    at: 'southside-cars',
    path: '/search',
    label: 'All cars of Southside Cars',
  },
  {
    title: 'Answer that lead',
    text: 'Sign in as sales@forecourt.example. It is at the top; the clock of the first answer runs.',
    at: 'console',
    path: '/leads',
    label: 'Leads in the console',
  },
  {
    title: 'Change a price',
    text: 'Sign in as stock@forecourt.example, change one car, and look at its page again.',
    at: 'console',
    path: '/stock',
    label: 'Stock in the console',
  },
  {
    title: 'See what a feed brought',
    text: 'Each file is checked before it goes live. One that looks wrong waits for a person.',
    at: 'console',
    path: '/feeds',
    label: 'Feeds in the console',
  },
  {
    title: 'What is my car worth?',
    text: 'Choose it and answer seven questions. The range comes from what such cars cost on this yard.',
    at: 'southside-cars',
    path: '/trade-in',
    label: 'Value a car',
  },
  {
    title: 'Start from a repayment',
    text: 'Say what you can pay a week and see what it buys, with the warning that the law wants.',
    at: 'meridian-motor-group',
    path: '/budget',
    label: 'Find cars by budget',
  },
  {
    title: 'Book a test drive',
    text: 'Choose a free time. For the next buyer it is taken at once.',
    at: 'meridian-motor-group',
    path: '/book-test-drive',
    label: 'Book at Meridian',
  },
  {
    title: 'Reserve a caravan',
    text: 'Pay a deposit with the card 4242 4242 4242 4242. Nothing is charged; the van is held for 72 hours, and the text to your mobile is in .data/sms.',
    at: 'wattle-caravans',
    path: '/search',
    label: 'All vans of Wattle Caravans',
  },
  {
    title: 'Change a whole site',
    text: 'Edit the tagline in sites/southside-cars/site.json and save. The site shows it within two seconds.',
    at: 'southside-cars',
    path: '/',
    label: 'Southside’s home page',
  },
]
