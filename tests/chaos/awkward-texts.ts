/** What has more than one reading, or begins something that never ends. */
export const AWKWARD = [
  ...['>', '>\n', '> x\n', '\n', ' ', '\t', ' \n', 'On a wrote:\n', 'From: a@', '@', 'Re: ', '-', '_', '.', ',', '!'],
  ...['<', '<br', '<br ', '<!--', '<style', '</style ', '<script><style>', '</p', '&', '&#', 'cid:', '&#x4'],
  ...['=', '=?utf-8?Q?', '"', "'", '\\"', 'a:"', 'a:"\\', "a:'", '(', ')', '[', '{', 'a ', 'a: ', 'a:1 TO ', '1'],
  ...['😀', '\u00a0', 'é', 'a:1 AND ', 'NOT ', 'price <', '--', 'A'],
]
