// The API pages as Markdown: one for each entry point of the library and its packages.
import { join, resolve } from 'node:path';
import {
  Application,
  Converter,
  ParameterReflection,
  type ProjectReflection,
  ReferenceReflection,
  Reflection,
  ReflectionKind,
} from 'typedoc';
import { MarkdownPageEvent, MarkdownTheme, MarkdownThemeContext, ModuleRouter } from 'typedoc-plugin-markdown';
import { AROUND, LIBRARY } from './entries.js';
import { signatureBlock } from './signatureBlock.js';

/** The overview of the API, above the pages of the entry points. */
const INDEX = 'api/index.html';

/** Names the page of an entry point like its import. */
class ApiRouter extends ModuleRouter {
  /** The new address of each declaration that once had a page. */
  static moved: readonly Moved[] = [];

  override buildPages(project: ProjectReflection) {
    const pages = super.buildPages(project);
    ApiRouter.moved = movedIn(project, this);
    return pages;
  }

  override getIdealBaseName(reflection: Reflection): string {
    return reflection.kind === ReflectionKind.Module ? reflection.name : super.getIdealBaseName(reflection);
  }
}

const isTopLevel = (model: Reflection | undefined) => model?.parent?.kind === ReflectionKind.Module;

/** Shows the signature of every export as it is in the source. */
class ApiContext extends MarkdownThemeContext {
  constructor(...given: ConstructorParameters<typeof MarkdownThemeContext>) {
    super(...given);
    const { member, declarationTitle, signatureTitle } = this.partials;
    this.partials.member = (model, options) => {
      const shown = member.call(this, model, options);
      if (!isTopLevel(model) || model instanceof ReferenceReflection) return shown;
      return `${signatureBlock(model, (target) => this.#addressOf(target))}\n\n${shown}`;
    };
    this.partials.declarationTitle = (model) => (isTopLevel(model) ? '' : declarationTitle.call(this, model));
    this.partials.signatureTitle = (model, options) =>
      isTopLevel(model.parent) ? '' : signatureTitle.call(this, model, options);
  }

  #addressOf(target: Reflection): string | undefined {
    return this.router.hasUrl(target) ? siteAddress(this.router.getFullUrl(target)) : undefined;
  }
}

class ApiTheme extends MarkdownTheme {
  override getRenderContext(page: MarkdownPageEvent<Reflection>): MarkdownThemeContext {
    return new ApiContext(this, page, this.application.options);
  }
}

/** The address in the site of TypeDoc's page or anchor. */
const siteAddress = (url: string) => `/api/${url.replace(/\.md(?=#|$)/, '.html')}`;

/** The old page of a declaration, from when each had one, and its new address. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

const FOLDERS = new Map<ReflectionKind, string>([
  [ReflectionKind.Class, 'classes'],
  [ReflectionKind.Interface, 'interfaces'],
  [ReflectionKind.Function, 'functions'],
  [ReflectionKind.Variable, 'variables'],
  [ReflectionKind.TypeAlias, 'types'],
]);

function movedIn(project: ProjectReflection, router: ModuleRouter): Moved[] {
  const moved = [{ from: 'modules.html', to: INDEX }];
  for (const module of project.children ?? []) {
    for (const model of module.children ?? []) {
      const folder = FOLDERS.get(model.kind);
      if (folder === undefined || !router.hasUrl(model) || !module.name.startsWith('hencoop')) continue;
      const name = `${module.name}.${model.name}`.replaceAll(/[^\w.-]/g, '_').replaceAll('hencoop_', '');
      moved.push({ from: `api/${folder}/${name}.html`, to: siteAddress(router.getFullUrl(model)).slice(1) });
    }
  }
  return moved;
}

const INTRODUCTION = `# The API

Each game has its entry points, and a page that plays one game downloads one game. [The verbs](/verbs.html) are the same for
all. Every export is here, with a link to its source.`;

const DOCUMENTED = [...LIBRARY, ...AROUND];

/** Names a destructured parameter after its type. */
function nameParameters(project: ProjectReflection): void {
  for (const reflection of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    if (reflection.name !== '__namedParameters' || !(reflection instanceof ParameterReflection)) continue;
    const { type } = reflection;
    const name = type?.type === 'reference' ? type.name : 'options';
    reflection.name = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  }
}

async function typedoc(out: string): Promise<Application> {
  const app = await Application.bootstrapWithPlugins({
    options: 'tools/site/typedoc.json',
    entryPoints: DOCUMENTED.map(({ source }) => source),
    out,
  });
  app.renderer.defineRouter('hencoop', ApiRouter);
  app.options.setValue('router', 'hencoop');
  app.renderer.defineTheme('hencoop', ApiTheme as unknown as Parameters<typeof app.renderer.defineTheme>[1]);
  app.options.setValue('theme', 'hencoop');
  // Name the entry point like its import.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const module of context.project.children ?? []) {
      if (!module.kindOf(ReflectionKind.Module)) continue;
      const file = module.sources?.[0]?.fullFileName ?? '';
      const entry = DOCUMENTED.find(({ source }) => resolve(source) === resolve(file));
      if (entry === undefined) throw new Error(`${file} is not an entry point`);
      module.name = entry.name;
    }
    nameParameters(context.project);
  });
  app.renderer.on(MarkdownPageEvent.END, (page) => {
    if (!(page.model instanceof Reflection)) return;
    const isIndex = page.model.kind === ReflectionKind.Project;
    const title = isIndex ? 'API' : page.model.name;
    const body = isIndex ? page.contents?.replace(/^# .*$/m, INTRODUCTION) : page.contents;
    page.contents = `---\ntitle: ${JSON.stringify(title)}\neditLink: false\noutline: [2, 3]\n---\n\n${body}`;
  });
  return app;
}

/**
 * Writes the pages of the API below `folder`.
 * @returns where declarations have moved to.
 * @throws Error if TypeDoc has a warning, such as for an export without a comment or a broken link.
 */
export async function buildApi(folder: string): Promise<readonly Moved[]> {
  const app = await typedoc(join(folder, 'api'));
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the source');
  app.validate(project);
  await app.generateOutputs(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error('TypeDoc has warnings: see above');
  return ApiRouter.moved;
}
