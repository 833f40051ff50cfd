/** A part of the site that is edited as one. */
export interface OutlinePart {
  /** In the part's address: 'hours'. */
  readonly id: string
  readonly label: string
  /** What people call it, for the search. */
  readonly words: string
  /** Options by the beginning of their path; the longest one of all parts has an option. */
  readonly takes: readonly string[]
  /** The key of lists that the part shows from wherever they are: people of the home page and of other pages. */
  readonly gathers?: string
}

/** What the paths of a page's blocks begin with. */
export const PAGE = 'page'

/** The blocks of a page: a part for each page, so that the outline has none. */
export const PAGE_PART: OutlinePart = { id: PAGE, label: 'Pages and articles', words: '', takes: [PAGE] }

export interface OutlineGroup {
  readonly label: string
  readonly parts: readonly OutlinePart[]
}

/** The site as a marketing person thinks of it. Every option has exactly one place. */
export const OUTLINE: readonly OutlineGroup[] = [
  {
    label: 'Look',
    parts: [
      {
        id: 'brand',
        label: 'Brand',
        words: 'logo colour color typeface font identity theme style favicon dark',
        takes: ['branding', 'template', 'name'],
      },
      {
        id: 'pictures',
        label: 'Pictures',
        words: 'photos images upload alt text crop focal point library gallery',
        takes: ['pictures'],
      },
      {
        id: 'menus',
        label: 'Header and menus',
        words: 'navigation nav footer links top bar button strip',
        takes: ['menus'],
      },
    ],
  },
  {
    label: 'Pages',
    parts: [
      {
        id: 'home',
        label: 'Home page',
        words: 'front start landing hero slides carousel sections order blocks',
        takes: ['home'],
      },
      { id: 'banner', label: 'Banner', words: 'announcement notice bar sale news promotion', takes: ['home.banner'] },
      {
        id: 'offers',
        label: 'Special offers',
        words: 'promotion deal sale discount campaign special',
        takes: ['offers', 'integrations.offersCount'],
      },
      { id: 'blog', label: 'Blog', words: 'articles news posts advice categories', takes: ['blog'] },
      { id: 'reviews', label: 'Reviews', words: 'stars ratings google testimonials customers say', takes: ['reviews'] },
    ],
  },
  {
    label: 'Locations and people',
    parts: [
      {
        id: 'locations',
        label: 'Locations and hours',
        words: 'opening hours times address phone easter closed open yard workshop special days saturday sunday',
        takes: ['locations'],
      },
      {
        id: 'people',
        label: 'People',
        words: 'team staff photo portrait role salesperson adviser employee colleague person joined left who',
        takes: [],
        gathers: 'people',
      },
      {
        id: 'holidays',
        label: 'Holidays of all locations',
        words: 'christmas easter public holiday closed new year anzac hours special days',
        takes: ['places.holidays'],
      },
      { id: 'places', label: 'How locations show', words: 'map list directions pictures', takes: ['places'] },
      {
        id: 'contact',
        label: 'Contact and social media',
        words: 'phone email facebook instagram youtube mask numbers social',
        takes: ['contact'],
      },
    ],
  },
  {
    label: 'Cars',
    parts: [
      {
        id: 'search',
        label: 'Search',
        words: 'listing filters facets sort order results inventory',
        takes: ['search'],
      },
      { id: 'cards', label: 'Cards of cars', words: 'tile tags buttons badge sold new facts', takes: ['card'] },
      {
        id: 'car-page',
        label: 'A car’s page',
        words: 'vehicle details sections buttons why buy claims certified vin rego',
        takes: ['vehicle'],
      },
      {
        id: 'prices',
        label: 'Prices and finance',
        words: 'repayments rate interest calculator lender drive away charges duty comparison',
        takes: ['finance', 'driveAway'],
      },
      {
        id: 'reservations',
        label: 'Reservations online',
        words: 'deposit hold reserve checkout',
        takes: ['reservation'],
      },
      { id: 'trade-in', label: 'Trade-in', words: 'valuation sell my car part exchange appraisal', takes: ['tradeIn'] },
      { id: 'files', label: 'Files of cars', words: 'feed import approval prices wait hold', takes: ['intake'] },
    ],
  },
  {
    label: 'Leads',
    parts: [
      {
        id: 'forms',
        label: 'Forms',
        words: 'enquiry fields questions ask contact marketing tick consent pages',
        takes: ['leads'],
      },
      {
        id: 'form-words',
        label: 'Words of forms',
        words: 'labels hints errors headings thank you text after picture photo',
        takes: ['leads.words', 'leads.fields', 'leads.afterLead', 'leads.successMessage', 'leads.optInText', 'words'],
      },
      {
        id: 'form-blocks',
        label: 'Blocks on pages of forms',
        words: 'careers service team people questions beside below sections',
        takes: ['leads.blocks'],
      },
      {
        id: 'delivery',
        label: 'Where leads go',
        words: 'mail crm adf destination webhook text message sms sender email routing',
        takes: ['delivery', 'leads.fallbackEmail', 'leads.alertEmail'],
      },
      {
        id: 'appointments',
        label: 'Test drives and appointments',
        words: 'booking calendar slots diary times',
        takes: ['appointments'],
      },
      { id: 'alerts', label: 'Alerts', words: 'saved search price drop mail subscribe notify', takes: ['alerts'] },
      {
        id: 'visitors',
        label: 'Sign-in and saved cars',
        words: 'garage watchlist favourites login account',
        takes: ['garage', 'integrations.garageEnabled', 'integrations.saving', 'integrations.savedCarsName'],
      },
    ],
  },
  {
    label: 'Legal',
    parts: [
      {
        id: 'legal',
        label: 'Legal texts',
        words: 'privacy policy terms disclaimer small print licence law',
        takes: ['legal'],
      },
      {
        id: 'owner',
        label: 'Owner in law',
        words: 'abn company legal name address franchise business',
        takes: ['identity', 'dealerships'],
      },
    ],
  },
  {
    label: 'Advanced',
    parts: [
      {
        id: 'tags',
        label: 'Services and tags',
        words: 'analytics google tag manager meta facebook pixel chat autograb redbook ai tracking',
        takes: ['integrations'],
      },
      {
        id: 'addresses',
        label: 'Addresses and redirects',
        words: 'domain hostname url link old website moved 301 forward',
        takes: ['hostnames', 'redirects'],
      },
      {
        id: 'basics',
        label: 'Country and clock',
        words: 'region currency time zone language settings number short name',
        takes: ['$schema', 'slug', 'id', 'region', 'timezone'],
      },
    ],
  },
]

export const OUTLINE_PARTS: readonly OutlinePart[] = OUTLINE.flatMap(({ parts }) => parts)

/** The part that has an option, or the blocks of a page; null: none, which a test rules out. */
export function partOf(path: string): OutlinePart | null {
  const fits = [...OUTLINE_PARTS, PAGE_PART].flatMap((part) =>
    part.takes.filter((taken) => isWithin(path, taken)).map((taken) => ({ part, length: taken.length })),
  )
  return fits.toSorted((one, other) => other.length - one.length)[0]?.part ?? null
}

function isWithin(path: string, taken: string): boolean {
  return path === taken || path.startsWith(`${taken}.`) || path.startsWith(`${taken}[]`)
}
