import { readFileSync } from 'node:fs';

/** The repository fields of package.json. */
export interface Addresses {
  readonly repository: { readonly type: string; readonly url: string };
  readonly homepage: string;
  readonly bugs: { readonly url: string };
}

/** The web page of the repository, from `repository.url` in package.json: the one place where the address is set. */
export function repositoryPage({ repository }: Addresses = addresses()): string {
  return repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** The addresses in the package.json of `folder`. */
export function addresses(folder = '.'): Addresses {
  // A manifest of this repository, of this shape.
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Addresses;
}
