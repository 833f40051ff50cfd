import type { DraftFiles, DraftPath } from '../draft-change.ts'

/** The site that three people edit. */
export const FILES: DraftFiles = {
  'site.json': {
    json: {
      name: 'City Cars',
      hostnames: ['www.city.example'],
      home: { heading: 'Welcome' },
      locations: [
        { id: 'yard', label: 'Yard', phone: '1', hours: [{ label: 'Mon' }, { label: 'Tue' }] },
        { id: 'port', label: 'Port', phone: '2' },
      ],
      menu: [{ label: 'Cars' }, { label: 'Sell' }, { label: 'Cars' }],
    },
  },
  'pages/about.md': { hash: 'h0' },
}
/** What its file does not write. */
export const INHERITED = { 'site.json': { home: { blocks: [{ label: 'one' }, { label: 'two' }] } } }
export const LISTS: readonly DraftPath[] = [
  ['site.json', 'locations'],
  ['site.json', 'locations', '@yard', 'hours'],
  ['site.json', 'menu'],
  ['site.json', 'home', 'blocks'],
]
