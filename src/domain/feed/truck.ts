import type { BodyType } from '../car/vocabulary.ts'

/**
 * D-33: the kind of truck that a make and model are; null if they are not a truck. Feeds describe trucks as
 * 'Commercial', which for other makes means a van. The platform has no body type for heavy trucks, so theirs is null.
 */
export function truckOf(make: string, model: string): { readonly body: BodyType | null } | null {
  const makeKey = make.toLowerCase()
  const rule = TRUCKS.find(({ makes, models, except }) => {
    if (!makes.includes(makeKey)) return false
    return models ? models.test(model) : !except?.test(model)
  })
  return rule ? { body: rule.body } : null
}

interface TruckRule {
  readonly makes: readonly string[]
  readonly models?: RegExp
  readonly except?: RegExp
  readonly body: BodyType | null
}

/** The first matching rule wins. */
const TRUCKS: readonly TruckRule[] = [
  {
    makes: [
      'daf',
      'freightliner',
      'international',
      'kenworth',
      'mack',
      'man',
      'scania',
      'sterling',
      'ud',
      'ud trucks',
      'western star',
    ],
    body: null,
  },
  { makes: ['iveco'], models: /^(stralis|s-way|trakker|acco|x-way|powerstar)/i, body: null },
  { makes: ['iveco'], models: /^eurocargo/i, body: 'lightTruck' },
  { makes: ['volvo'], models: /^f(h|m|e|l|mx)\d*\b/i, body: null },
  { makes: ['mercedes-benz'], models: /^(actros|arocs|atego|axor)/i, body: null },
  { makes: ['hino'], models: /^(500|700)/, body: null },
  { makes: ['hino'], body: 'lightTruck' },
  { makes: ['isuzu'], models: /^(f[vxyts]|g[ix]|cx|ex)/i, body: null },
  { makes: ['isuzu'], except: /^(d-?max|mu-?[x7]|rodeo|trooper|gemini|bellett|piazza|jackaroo)/i, body: 'lightTruck' },
  { makes: ['fuso', 'mitsubishi fuso'], models: /^(fighter|shogun|heavy|fv|fs)/i, body: null },
  { makes: ['fuso', 'mitsubishi fuso'], except: /^rosa/i, body: 'lightTruck' },
  { makes: ['mitsubishi'], models: /^(fuso|canter)/i, body: 'lightTruck' },
  { makes: ['hyundai'], models: /^(mighty|trucks|pavise|xcient|ex\d)/i, body: 'lightTruck' },
  { makes: ['foton'], models: /^(aumark|auman)/i, body: 'lightTruck' },
  { makes: ['nissan'], models: /^(atlas|cabstar)/i, body: 'lightTruck' },
  { makes: ['toyota'], models: /^dyna/i, body: 'lightTruck' },
  { makes: ['jac'], models: /^n\d/i, body: 'lightTruck' },
]
