/** SEARCH-6: how many typos a word forgives: none under 4 letters or with a digit, one up to 7, two from 8. */
export function forgivenTypos(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * The typos that turn `word` into `term`: letters missing, added, wrong or swapped with their neighbour, one more when
 * the first letter differs. Null if there are more than `most`; computes only the cells that close to the diagonal.
 */
export function countTypos(word: string, term: string, most: number): number | null {
  const allowed = word.charCodeAt(0) === term.charCodeAt(0) ? most : most - 1
  const distance = allowed < 0 ? 1 : bandedDistance(word, term, allowed)
  if (distance > allowed) return null
  return distance + most - allowed
}

/**
 * Optimal string alignment within a band: row i is the cost of word[0..i] against term[0..j] for |i - j| <= most.
 * Any number above `most` means 'more than most'.
 */
function bandedDistance(word: string, term: string, most: number): number {
  if (Math.abs(word.length - term.length) > most) return most + 1
  const width = term.length + 1
  if (scratch.length < width * 3) scratch = new Uint16Array(width * 3)
  let twoAbove = 0
  let above = width
  let row = width * 2
  for (let j = 0; j <= term.length; j++) scratch[above + j] = j
  for (let i = 1; i <= word.length; i++) {
    const from = Math.max(1, i - most)
    const to = Math.min(term.length, i + most)
    scratch[row + from - 1] = from === 1 ? i : most + 1
    let best = most + 1
    for (let j = from; j <= to; j++) {
      const letter = word.charCodeAt(i - 1)
      const same = letter === term.charCodeAt(j - 1)
      let cost = scratch[above + j - 1]! + (same ? 0 : 1)
      // The last cell of the band has no cell above it.
      if (j < i + most) cost = Math.min(cost, scratch[above + j]! + 1)
      cost = Math.min(cost, scratch[row + j - 1]! + 1)
      if (i > 1 && j > 1 && letter === term.charCodeAt(j - 2) && word.charCodeAt(i - 2) === term.charCodeAt(j - 1)) {
        cost = Math.min(cost, scratch[twoAbove + j - 2]! + 1)
      }
      scratch[row + j] = cost
      if (cost < best) best = cost
    }
    if (best > most) return most + 1
    const free = twoAbove
    twoAbove = above
    above = row
    row = free
  }
  return scratch[above + term.length]!
}

let scratch: Uint16Array = new Uint16Array(192)
