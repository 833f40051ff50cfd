import { DASHES, type MailOfClient, REPLY, WEBSITE } from './mail-of-client.ts'

/** Outlook and Thunderbird on a desk. */
export const MAILS_OF_DESKTOPS: readonly MailOfClient[] = [
  {
    client: 'Outlook desktop',
    what: 'a name without an address',
    parts: [
      { said: 'Yes please.\n\nJo Citizen\n0491 570 156\n\n' },
      {
        folded:
          'From: Sample Motors\nSent: Thursday, 26 November 2026 2:05 PM\nTo: Jo Citizen\nSubject: Re: 2019 Mazda CX-5\n\nHello Jo, is 3 pm fine?\nSam\n',
      },
    ],
  },
  {
    client: 'Outlook desktop',
    what: 'German',
    parts: [
      { said: 'Ja bitte.\n\n' },
      {
        folded: `Von: Sample Motors <${WEBSITE}>\nGesendet: Donnerstag, 26. November 2026 14:05\nAn: Jo Citizen\nBetreff: Re: Mazda\n\nHello Jo, is 3 pm fine?\n`,
      },
    ],
  },
  {
    client: 'Outlook desktop',
    what: 'its former line of dashes',
    parts: [
      { said: 'Thanks, see you Friday\n\n' },
      {
        folded:
          '-----Original Message-----\nFrom: Sample Motors\nSent: Thursday, 26 November 2026 2:05 PM\nTo: Jo Citizen\nSubject: Re: Mazda\n\nHello Jo\n',
      },
    ],
  },
  {
    client: 'Outlook desktop',
    what: 'Chinese',
    parts: [
      { said: '可以，谢谢。\n\n' },
      {
        folded:
          '发件人: Sample Motors\n发送时间: 2026年11月26日 14:05\n收件人: Jo Citizen\n主题: Re: Mazda\n\nHello Jo, is 3 pm fine?\n',
      },
    ],
  },
  {
    client: 'Outlook desktop',
    what: 'all words between the quoted ones',
    parts: [
      {
        said: '-----Original Message-----\nFrom: Sample Motors\nSent: Thursday, 26 November 2026 2:05 PM\nSubject: Re: Mazda\n\nIs 3 pm fine?\nJo: yes\n',
      },
    ],
  },
  {
    client: 'Thunderbird',
    what: 'words below the quote, and a signature',
    parts: [
      { folded: `On 26/11/26 14:05, Sample Motors wrote:\n> Hello Jo, is 3 pm fine?\n>\n> Sam\n` },
      { said: '\nYes, 3 pm is fine.\n\n' },
      { folded: `${DASHES}\nJo Citizen\n` },
    ],
  },
  {
    client: 'Thunderbird',
    what: 'words above the quote',
    parts: [
      { said: 'Yes.\n\n' },
      {
        folded: `On 26/11/2026 2:05 pm, Sample Motors <${REPLY}> wrote:\n>\n> Hello Jo, is 3 pm fine?\n>\n>> Hi\n>\n\n`,
      },
    ],
  },
  {
    client: 'Thunderbird',
    what: 'German',
    parts: [
      { said: 'Ja, das passt.\n\n' },
      { folded: `Am 26.11.26 um 14:05 schrieb Sample Motors:\n> Hello Jo, is 3 pm fine?\n` },
    ],
  },
  {
    client: 'Thunderbird',
    what: 'a forwarded mail',
    parts: [
      {
        said: 'For your file.\n\n-------- Forwarded Message --------\nSubject: \toffer\nDate: \tThu, 26 Nov 2026 14:05:00 +1000\nFrom: \tOther Yard <sales@otheryard.example>\nTo: \tJo Citizen <jo@mail.example>\n\n\nWe offer $21,000 for it.\n',
      },
    ],
  },
  {
    client: 'Thunderbird',
    what: 'Polish',
    parts: [
      { said: 'Tak, dziękuję.\n\n' },
      { folded: `W dniu 26.11.2026 o 14:05, Sample Motors pisze:\n> Hello Jo, is 3 pm fine?\n` },
    ],
  },
]
