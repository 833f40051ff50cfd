import { DASHES, type MailOfClient, REPLY, WEBSITE } from './mail-of-client.ts'

/** Gmail, Outlook and Yahoo in a browser. */
export const MAILS_OF_WEBMAIL: readonly MailOfClient[] = [
  {
    client: 'Gmail web',
    what: 'its line in two, and a signature below the quote',
    parts: [
      { said: 'Yes, 3 pm works.\n\n' },
      {
        folded: `On Sun, 29 Nov 2026 at 01:01, Sales (made), Sample Motors <\n${WEBSITE}> wrote:\n\n> Hello Jo, is 3 pm fine?\n> Sam\n>\n\n${DASHES}\nJo Citizen\nMobile 0491 570 156\n`,
      },
    ],
  },
  {
    client: 'Gmail web',
    what: 'an answer between the quoted lines',
    parts: [
      {
        said: `On Thu, 26 Nov 2026 at 14:05, Sample Motors <${REPLY}>\nwrote:\n\n> Is 3 pm fine?\n>\nYes.\n\n> Do you bring the trade-in?\n>\nNo, next week.\n`,
      },
    ],
  },
  {
    client: 'Gmail web',
    what: 'a forwarded mail',
    parts: [
      {
        said: 'See below what the other yard offered, can you beat it?\n\n---------- Forwarded message ---------\nFrom: Other Yard <sales@otheryard.example>\nDate: Thu, 26 Nov 2026 at 14:05\nSubject: offer\nTo: <jo@mail.example>\n\nWe offer $21,000 for it.\n',
      },
    ],
  },
  {
    client: 'Gmail web',
    what: 'Chinese',
    parts: [
      { said: '好的，三点可以。\n\n' },
      { folded: `Sample Motors <${REPLY}> 于2026年11月26日周四 14:05写道：\n\n> Hello Jo, is 3 pm fine?\n` },
    ],
  },
  {
    client: 'Gmail web',
    what: 'own words like a program’s line',
    parts: [
      {
        said: 'Hi Sam,\nOn Tuesday your colleague Pat wrote:\n"free floor mats and a full tank".\nIs that still so? I can come at 3 pm with a deposit.\nJo\n\n',
      },
      { folded: `On Thu, 26 Nov 2026 at 14:05, Sample Motors <${REPLY}>\nwrote:\n\n> Hello Jo, is 3 pm fine?\n` },
    ],
  },
  {
    client: 'Outlook web',
    what: 'a line above its header',
    parts: [
      { said: 'Yes please, Friday at ten.\n\n' },
      {
        folded: `________________________________\nFrom: Sample Motors <${REPLY}>\nSent: Thursday, November 26, 2026 2:05:00 PM\nTo: Jo Citizen <jo@mail.example>\nSubject: Re: 2019 Mazda CX-5\n\nHello Jo, is 3 pm fine?\nSam\n`,
      },
    ],
  },
  {
    client: 'Outlook web',
    what: 'stars for bold letters',
    parts: [
      { said: 'Yes\n\n' },
      {
        folded: `*From:* Sample Motors <${REPLY}>\n*Sent:* Thursday, 26 November 2026 2:05 PM\n*To:* Jo Citizen\n*Subject:* Re: Mazda\n\nHello Jo\n`,
      },
    ],
  },
  {
    client: 'Outlook web',
    what: 'French',
    parts: [
      { said: 'Oui, merci.\n\n' },
      {
        folded: `________________________________\nDe : Sample Motors <${REPLY}>\nEnvoyé : jeudi 26 novembre 2026 14:05\nÀ : Jo Citizen\nObjet : Re: Mazda\n\nHello Jo, is 3 pm fine?\n`,
      },
    ],
  },
  {
    client: 'Outlook web',
    what: 'a list with lines of its own',
    parts: [
      { said: 'My trade-in:\n__________\ntyres are new\nrego till March\n\n' },
      {
        folded: `________________________________\nFrom: Sample Motors\nSent: Thursday, 26 November 2026 2:05 PM\nTo: Jo Citizen\nSubject: Re: Mazda\n\nWhat do you trade in?\n`,
      },
    ],
  },
  {
    client: 'Outlook web',
    what: 'where a car goes from and to',
    parts: [
      { said: 'Can you bring it?\n\nFrom: Brisbane\nTo: Melbourne\nDate: 12 December 2026\nHow much is it?\nJo\n' },
    ],
  },
  {
    client: 'Yahoo',
    what: 'its line indented, and no marks below it',
    parts: [
      { said: 'Yes.\n\n' },
      {
        folded: `    On Thursday 26 November 2026 at 02:05:00 pm AEST, Sample Motors <${REPLY}> wrote:  \n \n Hello Jo, is 3 pm fine?\nSam  `,
      },
    ],
  },
  {
    client: 'Yahoo',
    what: 'its phone’s line above',
    parts: [
      { said: 'Saturday is better\n\n\n' },
      {
        folded: `Yahoo Mail: Search, Organise, Conquer\n\n  On Thu, 26 Nov 2026 at 14:05, Sample Motors<${REPLY}> wrote:\n  Hello Jo, is 3 pm fine?\n`,
      },
    ],
  },
  {
    client: 'Yahoo',
    what: 'a forwarded mail',
    parts: [
      {
        said: `Can you match this?\n   ----- Forwarded message ----- From: Other Yard <sales@otheryard.example>To: Jo Citizen <jo@mail.example>Sent: Thursday 26 November 2026 at 02:05:00 pm AESTSubject: offer\n We offer $21,000 for it.\n`,
      },
    ],
  },
  {
    client: 'Yahoo',
    what: 'Spanish',
    parts: [
      { said: 'Sí, gracias.\n\n' },
      {
        folded: `    El jueves, 26 de noviembre de 2026, 14:05:00 AEST, Sample Motors <${REPLY}> escribió:  \n \n Hello Jo, is 3 pm fine?\n`,
      },
    ],
  },
  {
    client: 'Yahoo',
    what: 'nothing quoted',
    parts: [{ said: 'Please ring me: 0491 570 156\nI wrote > 3 mails.\nFrom Monday on I am away.\n' }],
  },
]
