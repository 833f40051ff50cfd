/**
 * Whether a number is one of a country whose numbering rules no page loads (`phoneMetadata`): '+' with a calling code that
 * is in use, and as many digits as numbers have. All rules are 150 kB.
 */
export function isForeignNumber(number: string): boolean {
  if (!/^\+\d{7,15}$/.test(number)) return false
  const [, area] = /^\+1(\d{3})[2-9]\d{6}$/.exec(number) ?? []
  if (number.startsWith('+1')) return area !== undefined && CARIBBEAN.has(area)
  return STARTS.some((start) => number.startsWith(start))
}

/** Calling codes of the other countries. A test compares them with the package's. */
export const CALLING_CODES: ReadonlySet<string> = new Set(
  (
    '7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 62 63 65 66 81 82 84 86 90 91 92 ' +
    '93 94 95 98 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 ' +
    '241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268 269 290 ' +
    '291 297 298 299 350 351 352 353 354 355 356 357 358 359 370 371 372 373 374 375 376 377 378 380 381 382 383 385 386 ' +
    '387 389 420 421 423 500 501 502 503 504 505 506 507 508 509 590 591 592 593 594 595 596 597 598 599 670 672 673 674 ' +
    '675 676 677 678 679 680 681 682 683 685 686 687 688 689 690 691 692 850 852 853 855 856 880 886 960 961 962 963 964 ' +
    '965 966 967 968 970 971 972 973 974 975 976 977 992 993 994 995 996 998'
  ).split(' '),
)

const STARTS = [...CALLING_CODES].map((code) => `+${code}`)

/** Area codes behind +1 of countries that are neither the United States nor Canada. */
const CARIBBEAN: ReadonlySet<string> = new Set(
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' '),
)
