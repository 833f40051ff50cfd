/** What the page at http://localhost:3000 of a demonstration shows. */
export interface WelcomeView {
  readonly dealers: readonly WelcomeDealer[]
  /** Null without a console. */
  readonly console: WelcomeConsole | null
  /** Empty unless the dealers of the demonstration are here. */
  readonly tries: readonly WelcomeTry[]
  readonly documents: readonly { readonly file: string; readonly text: string }[]
  /** 'Forecourt 0.2.0' */
  readonly version: string
}

export interface WelcomeDealer {
  readonly name: string
  readonly tagline: string | null
  /** 'http://yard.localhost:3000' */
  readonly href: string
  /** Its first place; null: the site has no picture of it. */
  readonly picture: string | null
}

export interface WelcomeConsole {
  readonly href: string
  /** Null: there is no picture of it. */
  readonly picture: string | null
  /** The dealer whose staff the accounts are; null without made accounts. */
  readonly staff: {
    readonly dealer: string
    readonly accounts: readonly { readonly role: string; readonly email: string; readonly needsFactor: boolean }[]
    readonly password: string
  } | null
}

/** One of the things to try, with where it begins. */
export interface WelcomeTry {
  readonly title: string
  readonly text: string
  readonly href: string
  /** 'Search the yard' */
  readonly label: string
}
