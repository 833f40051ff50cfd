import { DASHES, type MailOfClient, REPLY, WEBSITE } from './mail-of-client.ts'

/** Gmail on a phone, and Apple's Mail there. */
export const MAILS_OF_PHONES: readonly MailOfClient[] = [
  {
    client: 'Gmail phone',
    what: 'its line in two',
    parts: [
      { said: 'Ok see you then\n\n' },
      {
        folded: `On Thu, 26 Nov 2026, 2:05 pm Sales (made), Sample Motors, <\n${WEBSITE}> wrote:\n\n> Hello Jo, is 3 pm fine?\n>\n`,
      },
    ],
  },
  {
    client: 'Gmail phone',
    what: 'its line in three, the year in the first',
    parts: [
      { said: 'Sure.\nJo\n\n' },
      {
        folded: `On Thu, 26 Nov 2026 at 14:05, Sales and Service of\nSample Motors Brisbane <\n${REPLY}> wrote:\n\n> Hello Jo\n`,
      },
    ],
  },
  {
    client: 'Gmail phone',
    what: 'words above and below',
    parts: [
      { said: 'Yes, 3 pm.\n\n' },
      {
        folded: `On Thu, 26 Nov 2026, 2:05 pm Sample Motors, <${WEBSITE}> wrote:\n\n> Hello Jo, is 3 pm fine?\n> Sam\n`,
      },
      { said: '\nPS: I bring my wife.\n' },
    ],
  },
  {
    client: 'Gmail phone',
    what: 'French, with a space that does not break',
    parts: [
      { said: 'Oui.\n\n' },
      {
        folded: `Le jeu. 26 nov. 2026 à 14:05, Sample Motors <${WEBSITE}> a\nécrit\u00a0:\n\n> Hello Jo, is 3 pm fine?\n`,
      },
    ],
  },
  {
    client: 'Gmail phone',
    what: 'Portuguese',
    parts: [
      { said: 'Sim, obrigado\n\n' },
      { folded: `Em qui., 26 de nov. de 2026, 14:05, Sample Motors <\n${WEBSITE}> escreveu:\n\n> Hello Jo\n` },
    ],
  },
  {
    client: 'iPhone',
    what: 'the phone’s line, and marks at each line of the quote',
    parts: [
      { said: 'Yes that works\n\n' },
      {
        folded: `Sent from my iPhone\n\n> On 26 Nov 2026, at 2:05 pm, Sample Motors <${REPLY}> wrote:\n> \n> \uFEFFHello Jo, is 3 pm fine?\n> Sam\n`,
      },
    ],
  },
  {
    client: 'iPhone',
    what: 'a forwarded mail',
    parts: [
      {
        said: 'Is this yours?\n\nSent from my iPhone\n\nBegin forwarded message:\n\n> From: Other Yard <sales@otheryard.example>\n> Date: 26 November 2026 at 2:05:00 pm AEST\n> To: Jo Citizen <jo@mail.example>\n> Subject: offer\n> \n> \uFEFFWe offer $21,000 for it.\n',
      },
    ],
  },
  {
    client: 'iPhone',
    what: 'German',
    parts: [
      { said: 'Ja, gern.\n\n' },
      {
        folded: `Von meinem iPhone gesendet\n\n> Am 26.11.2026 um 14:05 schrieb Sample Motors <${REPLY}>:\n> \n> Hello Jo, is 3 pm fine?\n`,
      },
    ],
  },
  {
    client: 'iPhone',
    what: 'Outlook on it',
    parts: [
      { said: 'Yes\n\n' },
      {
        folded: `Get Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Sample Motors <${REPLY}>\nSent: Thursday, November 26, 2026 2:05:00 PM\nTo: Jo Citizen <jo@mail.example>\nSubject: Re: Mazda\n\nHello\n`,
      },
    ],
  },
  {
    client: 'iPhone',
    what: 'its line alone',
    parts: [{ said: 'Is it still there?\n\n' }, { folded: 'Sent from my iPhone' }],
  },
]

/** Apple's Mail on a desk. */
export const MAILS_OF_APPLE: readonly MailOfClient[] = [
  {
    client: 'Apple Mail',
    what: 'its line above the quote',
    parts: [
      { said: 'Yes.\n\n' },
      {
        folded: `> On 26 Nov 2026, at 2:05 pm, Sample Motors <${REPLY}> wrote:\n> \n> Hello Jo, is 3 pm fine?\n> \n> Sam\n\n`,
      },
    ],
  },
  {
    client: 'Apple Mail',
    what: 'a name without an address, and a signature above',
    parts: [
      { said: 'Three is fine.\n\n' },
      {
        folded: `${DASHES}\nJo Citizen\n0491 570 156\n\nOn 26/11/2026, at 2:05 PM, Sample Motors wrote:\n\n> Hello Jo, is 3 pm fine?\n`,
      },
    ],
  },
  {
    client: 'Apple Mail',
    what: 'Japanese',
    parts: [
      { said: 'はい、お願いします。\n\n' },
      { folded: `2026/11/26 14:05、Sample Motors <${REPLY}>のメール:\n\n> Hello Jo, is 3 pm fine?\n` },
    ],
  },
  {
    client: 'Apple Mail',
    what: 'a forwarded mail, French',
    parts: [
      {
        said: 'Voir plus bas.\n\nDébut du message réexpédié :\n\nDe: Other Yard <sales@otheryard.example>\nObjet: offer\nDate: 26 novembre 2026 à 14:05:00\nÀ: Jo Citizen <jo@mail.example>\n\nWe offer $21,000 for it.\n',
      },
    ],
  },
  {
    client: 'Apple Mail',
    what: 'words of a colleague with marks, and an answer to them',
    parts: [
      {
        said: 'Hi Sam,\n\nOn Tuesday your colleague Pat wrote:\n> free floor mats and a full tank\nIs that still so?\nJo\n',
      },
    ],
  },
]
