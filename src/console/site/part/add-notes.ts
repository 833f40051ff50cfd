/** What each thing that a list can have is for, in a few words; null: its name says it. */
export function addNote(list: string, value: string): string | null {
  return NOTES[`${list} ${value}`] ?? (isBlocks(list) ? (BLOCKS[value] ?? null) : null)
}

function isBlocks(list: string): boolean {
  return list === 'home.blocks' || /^leads\.blocks\.\*\.(beside|below)$/.test(list)
}

const NOTES: Readonly<Record<string, string>> = {
  'menus.header href': 'Words that lead to a page.',
  'menus.header items': 'Words that open a list of links.',
  'menus.header show': 'Words that open your makes or models with pictures.',
}

const BLOCKS: Readonly<Record<string, string>> = {
  '=hero': 'The large picture or slides at the top.',
  '=search': 'The box that finds cars.',
  '=features': 'Three large links, such as selling a car and finance.',
  '=bodies': 'Body types to choose from: SUVs, utes, hatches.',
  '=latest': 'The cars that came last.',
  '=offers': 'Your special offers and reduced cars.',
  '=budget': 'What a weekly amount buys.',
  '=makes': 'The makes that you sell.',
  '=why-buy': 'Reasons to buy from you.',
  '=reviews': 'What customers wrote.',
  '=articles': 'The latest articles of the blog.',
  '=locations': 'Where you are, with hours.',
  text: 'Your own words, with a picture and a link beside them.',
  video: 'A film that visitors start.',
  people: 'Your team, with photos and numbers.',
  questions: 'Questions that open to their answers.',
  form: 'A form on the page, such as a service booking.',
  stock: 'Cars from a search that you choose.',
}
