import { createPrivateKey } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** DKIM key of a domain (RFC 6376). Its public half is the DNS record `{selector}._domainkey.{domain}`. */
export interface DkimKey {
  readonly domain: string
  readonly selector: string
  /** PEM. */
  readonly privateKey: string
}

/**
 * Reads the keys of a folder, one `{domain}.{selector}.pem` file each (D-20). Throws a sentence naming the unusable
 * file or folder: starting without a key would send mail that receivers distrust.
 */
export function readDkimKeys(folder: string): readonly DkimKey[] {
  const names = filesOf(folder).filter((name) => name.endsWith('.pem'))
  const keys = names.map((name) => readKey(folder, name))
  for (const [index, { domain }] of keys.entries())
    if (keys.findIndex((key) => key.domain === domain) !== index)
      throw new Error(`DKIM_KEYS_DIR: ${folder} has two keys for ${domain}. Leave the one that its record names.`)
  return keys
}

/** The key of an address's domain; null if there is none and its mail is unsigned. */
export function dkimKeyOf(keys: readonly DkimKey[], address: string): DkimKey | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return keys.find((key) => key.domain === domain) ?? null
}

const FILE = /^((?:[a-z0-9-]+\.)+[a-z0-9-]+)\.([a-z0-9_-]+)\.pem$/

function filesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    throw new Error(`DKIM_KEYS_DIR: the folder ${folder} cannot be read.`, { cause: error })
  }
}

function readKey(folder: string, name: string): DkimKey {
  const file = join(folder, name)
  const [, domain, selector] = FILE.exec(name) ?? []
  if (domain === undefined || selector === undefined)
    throw new Error(`DKIM_KEYS_DIR: ${file} is not named {domain}.{selector}.pem, such as dealer.example.mail.pem.`)
  const privateKey = pemOf(file)
  const kind = kindOf(file, privateKey)
  if (kind !== 'rsa')
    throw new Error(`DKIM_KEYS_DIR: ${file} holds a key of the kind ${kind}; mail is signed with RSA.`)
  return { domain, selector, privateKey }
}

function pemOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`DKIM_KEYS_DIR: ${file} cannot be read.`, { cause: error })
  }
}

function kindOf(file: string, pem: string): string {
  try {
    return createPrivateKey(pem).asymmetricKeyType ?? 'unknown'
  } catch (error) {
    throw new Error(`DKIM_KEYS_DIR: ${file} holds no private key in PEM without a password.`, { cause: error })
  }
}
