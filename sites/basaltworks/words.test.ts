import { testSite as site } from '#content/test-support/test-site.ts';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontCharacters } from '#build/fonts/font-characters.ts';
import { hintOf, labelLanguageOf, labelNames, labelOf } from '#build/editor/labels.ts';
import type { Language } from '#shared/locales.ts';
import { typographyProblems } from '#shared/i18n/typography.ts';
import { markdownOf, readYaml } from '#shared/site-file/data-file.ts';

/**
 * Words of the sample that the glossaries (docs/glossary) replace, each with what to write instead: British words,
 * calques from English, another register.
 */
const unwanted: Readonly<Partial<Record<Language, [words: string, instead: string][]>>> = {
  en: [
    ['of leave|annual leave|health cover|vision cover', 'paid time off, health insurance'],
    ['joiners|leavers', 'new hires and departures'],
    ['enquir(?:y|ies)|telephon\\w*|phone us', 'inquiry, call'],
    ['estates?|online shops?|railways?', 'environment, online store, railroad'],
    ['working days?', 'business day'],
    ['(?:colou|favou|behaviou|neighbou)r\\w*', 'color, favor, behavior, neighbor'],
    ['(?:organ|recogn|optim|priorit|summar)is(?:e|ed|es|ing|ation)', '-ize'],
    ['towards|afterwards|whilst|learnt', 'toward, afterward, while, learned'],
    ['(?:data )?centres?|licence|grey|travelling|cancelled', 'center, license, gray, traveling, canceled'],
    [
      'courts of \\p{L}+(?: \\p{L}+)* are responsible|stands? still|sounds? like much|let us count',
      'plain words',
    ],
    ['just over a hundred|in shifts', 'a hundred people, on call'],
    ['(?:drawn )?one for one|drawn to scale below', 'what the figure shows'],
    ['(?:turned|turn) back|in earnest', 'rolled back, for real'],
    ['weight budgets?|client terminals?|calm water', 'page weight, customer depot, quiet period'],
    ['honest (?:planner|meaning)|by default: least privilege', 'a claim that a buyer can check'],
    ['present support|your old support', 'current provider'],
    ['expect of (?:us|you)|support is there', 'expect from us, support is available'],
    ['(?:the|its) way back|the way of an?', 'rollback; how … travels'],
    ['amounts of machine|code base|in its shadow', 'capacity, codebase, in parallel'],
    ['mailed to|(?:we|that we) mail you', 'email'],
    ['assessor at the table', 'support during the assessment'],
    ['fair use', 'acceptable use (fair use is a doctrine of copyright)'],
    [
      'ask(?:s|ed|ing)? back|sense for|(?:three|two) large clouds',
      'ask for clarification, sense of, major clouds',
    ],
    [
      'on-call quarter|edition of|websites of others',
      'quarter on call, version of, other companies’ websites',
    ],
    ['false page|stored apart|change of this website', 'fake page, stored separately, change to'],
    ['stays? folded|last bar is|case study tells|warehouse control', 'collapsed, shows, warehouse controls'],
  ],
  de: [
    ['erfahrenen? Fachkraft|jemand aus der Technik', 'Principal Engineer, das Technikteam'],
    ['Konzern(?:e|en|s)?', 'großes Unternehmen'],
    ['(?<!-)Mails?|AGB', 'E-Mail, Nutzungsbedingungen'],
    ['Bauplatz|Bauplätze', 'Projekt'],
    ['massive?[nrs]?', 'ausgefüllt'],
    ['Briefe?s?|Briefs', 'Newsletter'],
    ['Knopf|Knöpfe|Schaltflächen?', 'Button'],
    ['Besuchern?|die Prüfer|unsere Tester|Nutzern?|Mitarbeitern?', 'nobody in particular'],
    ['Werktage?s?', 'Arbeitstag'],
    ['IT-Landschaft(?:en)?', 'Umgebung'],
    ['Störf(?:all|alls|älle)', 'Störung'],
    ['Umfragen?', 'Analyse'],
    ['Fachpapiere?', 'Whitepaper'],
    ['Ingenieure?', 'das Technikteam, Fachleute'],
    ['Rückwege?|der Weg zurück', 'Rollback'],
    ['ortsunabhängig', 'remote'],
    ['(?:in die|bis zur|in der|als Kopie der) Produktion', 'Produktivbetrieb, Produktivsysteme'],
    ['Senior Engineers|leitende[nr]? Fachkr(?:aft|äfte)', 'Principal Engineers'],
    ['Leitende[nr]? (?:Data|DevOps|Cloud) Engineers?', 'Principal Data Engineer'],
    ['Sehhilfenversicherung', 'Zahnversicherung samt Sehhilfen'],
    ['bessere Hälfte|ab Werk geändert|nackten? Tabellen?', 'what is meant, not the English idiom'],
    ['alten? Umsetzung|Umsetzung hinter', 'Implementierung: of code'],
    ['Abwicklung(?:s\\w+)?', 'Zahlungsabschluss: elsewhere it is the closure of a bank'],
    ['112 Kontrollen', 'Maßnahmen, as ISO 27001 calls them'],
    ['(?:Gewichts|Ladezeit)budgets?|auf der Waage', 'Performance-Budget, Seitengröße'],
    ['Betriebsingenieur\\w*|Dateningenieur\\w*', 'Operations Engineer, Data Engineer'],
    ['eins zu eins|gut hundert|in Schichten', 'je Projekt eine Säule, hundert, Bereitschaft'],
    ['je (?:Quartal|Monat|Alarm|Standort|Region|Service|Prozessor|Produkt|IP-Adresse)', 'pro'],
    ['Ordnung, die Sie erwarten', 'gewohnte Reihenfolge'],
    ['\\{\\} min(?!\\.)', 'Min.'],
    ['mit hundert Menschen', 'Mitarbeitende'],
    ['die gehalten haben', 'die sich bewährt haben'],
    ['in Produktion', 'im Produktivbetrieb'],
    ['Freezes?', 'Änderungsstopp'],
    ['(?<!oder |und )Verbrauchern?', 'Verbraucherin oder Verbraucher'],
    ['Kennw(?:ort|orts|örter)', 'Passwort'],
    ['größer ist als ein Ticket|beide Seiten des Tisches', 'what is meant: Fragen, die darüber hinausgehen'],
    ['Antwortzeit(?:en)?', 'Reaktionszeit'],
    ['\\d+.% schneller\\p{L}*', '80 % weniger Zeit'],
    ['(?:×|-mal|mal) ?(?:schneller|langsamer)', '41-mal so schnell'],
    ['zu einen Tag|beim ersten Besuch', 'bis zu einem Tag, auf Anhieb'],
    ['mittlere Umgebung|Nachfrage nach Regeln', 'im Median; nach Regeln der Nachfrage'],
    ['Durchsuchen Sie [^.]*Menschen', 'Finden Sie …: customs search people'],
    ['helle Teil', 'blasse Teil: in the dark theme it is the darker one'],
    ['\\p{L}{4,}(?:/|:|\\*|_)in(?:nen)?', 'a form for everybody, without a sign inside the word'],
  ],
  es: [
    ['tiques?', 'ticket'],
    ['traspasos?', 'paso a producción'],
    ['casos? de éxito', 'caso práctico: some of them failed'],
    ['arreglos?', 'solución'],
    ['maciz[oa]s?', 'lleno'],
    ['(?:optar|opta|opte|optan) al?', 'presentar candidatura'],
    ['descubrimiento|^descubrir$', 'análisis'],
    ['fallid[oa]s del todo', 'no entregados'],
    ['cartas?(?! de presentación)', 'boletín'],
    ['próximo boletín es suyo', 'recibirá el próximo boletín'],
    ['dejar?on contar|los contáramos', 'dar permiso'],
    ['Dra?|tipo II', 'no title; Type II'],
    ['grupos? de conexiones', 'pool de conexiones'],
    ['plan(?:es)? de consulta', 'plan de ejecución'],
    ['contáctenos|contactarnos', 'contacte con nosotros, contactar con nosotros'],
    ['ocios[oa]s?', 'inactivo'],
    ['marcha atrás|ficheros?|vigilancia|e-?mails?', 'reversión, archivo, monitorización, correo'],
    ['tú|tus?|contigo|vosotr[oa]s|vuestr[oa]s?', 'usted'],
    ['publicaciones|publica(?:n|mos|ndo) (?:cuatro|varias) veces|si publicar', 'paso a producción'],
    ['por norma|estos términos|términos y condiciones', 'por defecto, condiciones de uso'],
    ['promocionar|adivin(?:ar|ó|aba)', 'conjeturar: what is guessed right is no guess'],
    ['puestos? abiertos?', 'vacante'],
    ['(?:ingenier|arquitect)\\S+ de nube', 'ingeniero cloud, as in job portals'],
    ['con escritorio', 'con un puesto en una oficina'],
    ['por correo(?! electrónico| postal| no deseado)', 'por correo electrónico: alone it is the post'],
    ['congelación(?! de cambios)', 'congelación de cambios'],
    ['(?:contenidos?|permisos) viven?|operamos lo que', 'está en, nos encargamos de la operación'],
    ['\\d+.% más rápid\\w+', '80 % menos de tiempo'],
    ['director\\w* ejecutiv\\w+|vicepresident\\w+', 'director general, director de ingeniería'],
    ['revisor(?:a|es)?', 'revisión, aprobación'],
    ['viernes (?:uno|dos|tres|cuatro|cinco|siete|nueve|once)', 'primer viernes'],
    ['soporte siempre|en materia de privacidad', 'soporte 24 horas, protección de datos'],
    ['\\$#k', 'unit: #, with the unit in the caption'],
    ['documentos? técnicos?|remedios?', 'informe técnico; solución, corrección'],
    ['lectura (?:libre|gratuita)|nada de publicidad', 'de acceso libre, sin publicidad'],
    ['orden de trabajo|lo viejo y lo nuevo', 'orden de los trabajos, el sistema antiguo y el nuevo'],
    ['semanas dos a cinco|responsables? de personas', 'de la segunda a la quinta semana, recursos humanos'],
    ['precios? fijos?|de turno', 'precio cerrado; en turnos'],
    ['^completa$', 'jornada completa: lists of jobs show it without a label'],
    ['partes? claras?', 'parte tenue: in the dark theme it is the darker one'],
    ['dice dónde se sitúa|operar su nube', 'precisa el plazo en su caso, confiarnos su nube'],
    ['núcleo bancario|una gran nube|ajuste de consultas', 'core bancario, proveedor de nube, optimización'],
    ['carencias?.*cerrar?l\\p{L}+|cerró la carencia', 'subsanar: a carencia is not closed'],
    ['(?:toma|toman|tomar) (?:una )?acci(?:ón|ones)|acción la toma', 'decidir, emprender una acción'],
    [
      'viernes por semana|esperamos semanas|página de inicio mediana',
      'cada viernes, pasar semanas esperando, la mediana de',
    ],
    ['por qué controles|era más fino|esfuerzo recae', 'con qué controles, más preciso, carga'],
    ['fiscal general del estado', 'fiscal general de California: in Spain it is another office'],
    ['personas que ya no están', 'que dejaron la empresa: the others sound dead'],
    ['noches? hábil(?:es)?|ganado (?:el|su) sitio', 'noche de liquidación; compensar'],
    ['Fig\\. \\d', 'a no-break space (U+00A0) after «Fig.»'],
    ['\\d \\d{3}(?!\\d)(?<!EN 301 549)', 'a narrow no-break space (U+202F) in numbers from 10 000'],
  ],
  fr: [
    ['répét(?:er|ons|ez|ée?s?)|en répétition', 'tester à blanc; en exercice'],
    ['laissée?s? compter|acceptée? d’être comptée?s?', 'donner son accord'],
    ['sachez-le', 'trouvez vos failles'],
    ['boutiques?(?! en ligne)', 'magasin, commerçant, site marchand, boutique en ligne'],
    ['celles et ceux', 'les personnes, les ingénieurs'],
    ['qui est (?:\\{\\}|Basaltworks)', 'à propos de'],
    ['Dr', 'no title'],
    ['découverte|^découvrir$', 'état des lieux, cadrage'],
    ['appuye[rz] sur', 'cliquez sur'],
    ['plans? de requêtes?', 'plan d’exécution'],
    ['(?:demander un|premier|réserver un) entretien', 'rendez-vous'],
    ['(?:se )?désinscri(?:re|vez|t|ption)', 'désabonner, désabonnement'],
    ['newsletters?|courriels?|(?<!e-)mails?|appli', 'lettre, e-mail, application'],
    ['digita(?:le?s?|ux)', 'numérique'],
    ['tu|toi|tes', 'vous'],
    ['devin(?:er|ée?s?)', 'répondre au hasard'],
    ['interrupteurs?|comités? de direction', 'feature flag, conseil d’administration'],
    ['carott(?:es?|ages?)|kilo-octets?', 'noyau, kilooctet'],
    ['écritures groupées|groupes? de connexions|CGV', 'par lots, pool, CGU'],
    ['livraisons?|livrons|livrez', 'mise en production: a livraison is a parcel'],
    ['postes? (?:est |sont )?ouverts?(?! au)', 'poste à pourvoir'],
    [
      '(?<!toutes )lettres?(?! d’information| de motivation)',
      'lettre d’information, e-mail: alone it is the post',
    ],
    ['à distance par défaut|travail à domicile', 'télétravail'],
    ['gel(?! des changements)', 'gel des changements'],
    ['décroch(?:e|ent|er|ez)', 'répondre au téléphone'],
    ['(?:conformité en matière de|support,) vie privée', 'protection des données'],
    ['(?:contenu|droits) vi(?:t|vent)', 'se gérer dans, être décrit dans'],
    ['relecteurs?|bons? d’achat', 'validation, code promo'],
    ['vendredis? (?:un.:|deux|trois|quatre|cinq|sept|neuf|onze)', 'premier vendredi'],
    ['\\d+.% plus rapides?', '80 % de temps en moins'],
    ['prix fixes?', 'forfait, prix forfaitaire: a prix fixe is a menu'],
    ['hors réseau|chemin du retour', 'sans réseau, retour arrière'],
    ['surveillance (?:24|par nos)', 'supervision: surveillance is for security'],
    ['(?:attaques? par|victimes? de) manipulation', 'ingénierie sociale'],
    ['(?:support|assistance) actuel\\p{L}*', 'prestataire actuel'],
    ['diagnostic vous situe|nul n[e’]', 'précise la durée dans votre cas, personne ne'],
    ['\\$#k', 'unit: #, with the unit in the caption'],
    ['\\d \\d{3}(?!\\d)(?<!EN 301 549)', 'a narrow no-break space (U+202F) in numbers from 1000'],
    ['(?:est|sont) dans les définitions|dernière ligne qu’est', 'consiste à, demande'],
    ['question dépasse le ticket', 'quand un ticket ne suffit plus'],
    ['parties? claires?', 'partie pâle: in the dark theme it is the darker one'],
    ['pentesters?|cœur bancaire', 'testeur, core banking'],
    ['n’importe quel lundi|meilleure moitié|gagné sa place', 'what is meant, not the English idiom'],
    ['budgets? de poids|horloges en désaccord', 'limite de poids, horloges désynchronisées'],
    ['mises? en production annulées?', 'suivie d’un retour arrière: annulée says that it never took place'],
    [
      'postul\\p{L}+ (?:chez \\{\\} )?pour le poste|prête?s? à envoyer',
      'postuler au poste, prêt pour l’envoi',
    ],
    ['(?:Fig\\.|§) \\d', 'a no-break space (U+00A0) after “Fig.” and “§”'],
  ],
};

/** JavaScript's `\b` knows English letters only. */
const wholeWords = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

type Texts = [path: string, text: string][];

/** The texts of a value, a line each. */
function textsOf(value: unknown, path: string): Texts {
  if (typeof value === 'string') return value.split('\n').map((line) => [path, line]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

/** Everything below the code of a language, anywhere in a value. */
function textsBelow(language: Language, value: unknown, path: string): Texts {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === language ? textsOf(part, path) : textsBelow(language, part, `${path}.${key}`),
  );
}

/** The caption, the unit and the labels of a chart, without keys and values. */
const chartWords = (chart: string) => chart.replace(/^(?:caption|unit): |: [\d.]+$/gm, '');

/** Prose without code and the addresses of links. */
const proseOf = (markdown: string) =>
  markdown
    .replace(/^```(\w*)\n([^]*?)^```$/gm, (_, kind: string, body: string) =>
      kind === 'bars' ? chartWords(body) : '',
    )
    .replace(/`[^`]*`/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    // Marks of lists, quotes and tables.
    .replace(/^(?: *[-*>] | *\d+\. | +)|^\|.*\|$/gm, '');

/** Visitors' queries and the output of databases are not our words. */
const isOfOthers = (path: string) => /^search\.(?:index|also|names)\.|\.plans\.\d+$/.test(path);

/**
 * The folders whose texts are tested: this site, the default pages, and what a new site starts with. The starter's
 * English is for companies anywhere, so it is not held to American words.
 */
const foldersIn = (language: Language) =>
  language === 'en'
    ? [site.folder, 'content/default-pages']
    : [site.folder, 'content/default-pages', 'sites/_starter', 'cli/legal-notices'];

/** The words of the product, the editor's labels and all texts of the folders, a line each, without parameters. */
function textsIn(language: Language): Texts {
  const yaml = globSync(foldersIn(language).map((folder) => `${folder}/**/*.yaml`)).flatMap((file) => {
    const ownLanguage = /[/\\]([a-z]{2})\.yaml$/.exec(file)?.[1];
    const { value } = readYaml(file);
    if (ownLanguage === undefined) return textsBelow(language, value, file);
    return ownLanguage === language ? textsOf(value, file) : [];
  });
  const markdown = globSync(foldersIn(language).map((folder) => `${folder}/**/*.md`)).flatMap((file) => {
    const ownLanguage = /[/\\.]([a-z]{2})\.md$/.exec(file)?.[1];
    if (ownLanguage === undefined) return [];
    const { frontMatter, body } = markdownOf(readFileSync(file, 'utf8'), file);
    // Short texts of the other languages, such as the steps of a timeline, are in the file of the first.
    if (ownLanguage !== language) return textsBelow(language, frontMatter.value, file);
    return [...textsOf(frontMatter.value, file), ...textsOf(proseOf(body), file)];
  });
  const labelLanguage = labelLanguageOf([language]);
  const labels = labelNames.flatMap((name): Texts => [
    [`label of ${name}`, labelOf(name, labelLanguage)],
    [`hint of ${name}`, hintOf(name, labelLanguage) ?? ''],
  ]);
  return [...Object.entries(site.words[language] ?? {}), ...yaml, ...markdown, ...labels]
    .filter(([path]) => !isOfOthers(path))
    .map(([path, text]) => [path, text.trimEnd().replace(/\{\w+\}/g, '{}')]);
}

describe.each(site.languages)('the texts of the site in %s', (language) => {
  const texts = textsIn(language);

  it('use the terms of the glossary', () => {
    const patterns = (unwanted[language] ?? []).map(([words, instead]) => ({
      instead,
      pattern: wholeWords(words),
    }));
    expect(patterns.length).toBeGreaterThan(5);
    const found = texts.flatMap(([path, text]) =>
      patterns.flatMap(({ instead, pattern }) => {
        const [word] = pattern.exec(text) ?? [];
        return word === undefined ? [] : [`${path}: “${word}”; write: ${instead}; in: ${text}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it('follow the typography of their language', () => {
    expect(texts.length).toBeGreaterThan(1000);
    // shared/i18n/translator.test.ts tests the words of the product.
    const own = texts.filter(([path]) => path.includes('/'));
    const problems = own.flatMap(([path, text]) =>
      typographyProblems(language, text).map((reason) => `${path}: ${reason}: ${text}`),
    );
    expect(problems).toEqual([]);
  });

  it('use only letters of the fonts', () => {
    const known = new Set(`${fontCharacters}\n\t`);
    const strangers = texts.flatMap(([path, text]) =>
      [...new Set(text)].filter((letter) => !known.has(letter)).map((letter) => `${path}: ${letter}`),
    );
    expect(strangers).toEqual([]);
  });
});

it.each(['es', 'fr'] as const)('names project categories as within a sentence: %s', (language) => {
  const names = (site.projectFilters[language] ?? []).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => /^\p{Lu}\P{Lu}*$/u.test(name))).toEqual([]);
});
