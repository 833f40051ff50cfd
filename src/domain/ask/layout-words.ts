/** ASK-7: how caravan stock names a layout or fitting, and what buyers say for it, separated by commas. */
const LAYOUTS: readonly (readonly [inStock: string, said: string])[] = [
  ['bunk', 'bunk,bunks,bunk bed,bunk beds,bunkbeds,kids bunks,family'],
  ['family bunk', 'family bunk,family bunks'],
  ['triple bunk', 'triple bunk,triple bunks,triple bunk beds'],
  ['double bunk', 'double bunk,double bunks'],
  ['couples', 'couple,couples'],
  ['ensuite', 'ensuite,en suite,en-suite,own bathroom'],
  ['rear ensuite', 'rear ensuite,rear en suite'],
  ['single beds', 'single beds,singles,twin beds,twin singles,twin single beds'],
  ['club lounge', 'club lounge'],
  ['rear door', 'rear door,rear entry'],
  ['front door', 'front door,front entry'],
  ['queen bed', 'queen bed,queen size bed'],
  ['pop-top', 'pop top,pop-top,poptop,pop tops,pop-tops,poptops'],
  ['off-road', 'off road,off-road,offroad,off roader,off-roader'],
  ['hybrid', 'hybrid,hybrids'],
  ['forward fold', 'forward fold,forward-fold,forward folding'],
  ['rear fold', 'rear fold,rear-fold,rear folding'],
  ['soft floor', 'soft floor,soft-floor'],
  ['hard floor', 'hard floor,hard-floor'],
  ['hard top', 'hard top,hard-top,hardtop'],
  ['air conditioning', 'air conditioning,air con,aircon,air conditioner,a/c'],
  ['washing machine', 'washing machine,washer'],
  ['shower', 'shower'],
  ['toilet', 'toilet,loo,dunny'],
]

export const LAYOUT_WORDS: ReadonlyMap<string, string> = new Map(
  LAYOUTS.flatMap(([inStock, said]) => said.split(',').map((phrase) => [phrase, inStock] as const)),
)
