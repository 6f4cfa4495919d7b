/**
 * Queries of visitors who have not read the site, by the pages that answer them, any of which will do; `*` is any
 * page below. Written by people who had not read the texts: add queries here, never words to the site for a single
 * query.
 */
const jobs = '/careers | /careers/*';
const security =
  '/services/cybersecurity | /blog/cybersecurity-best-practices | /resources/white-papers/zero-trust-security-model | /resources/case-studies/cybersecurity-audit';
const cloud =
  '/services/cloud | /resources/white-papers/future-of-cloud-computing | /blog/future-of-cloud-computing | /resources/case-studies/cloud-migration-financial-services | /careers/cloud-engineer';
const support = '/services/it-support';
const databases =
  '/services/database | /blog/database-optimization-techniques | /careers/database-administrator';
const devops =
  '/services/devops | /blog/devops-implementation-guide | /resources/case-studies/devops-transformation | /careers/devops-engineer';
const intelligence = '/blog/ai-impact-it-operations | /resources/white-papers/ai-powered-analytics';
const apps = '/services/app-development | /resources/case-studies/healthcare-app-development';
const health = '/portfolio | /resources/case-studies/healthcare-app-development';
const newsletter = '/blog | /';
const recovery = '/services/database | /services/cloud | /services/it-support';
const people = '/about | /team';
const cases = '/ | /resources/case-studies | /portfolio';
const legal = '/terms-conditions | /privacy-policy | /contact';
const certificates = '/about | /resources/faq | /services/cybersecurity';

export const searchQueries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    [security]:
      'password policy, phishing, we got hacked, gdpr audit, pen test, hackers, pentest, ' +
      'cyber securty, security, encrypting, cybersecurtiy, phsihing, firewall, mfa login, pci dss, ' +
      'penetration tester',
    [jobs]:
      'how much do you pay, work from home, jobs, vacancies, hiring, salary benefits, remote work, ' +
      'salary range, apprenticeships, carrers, employment opportunities, programmers, apply now',
    '/contact':
      'office address, telephone, opening hours, book an appointment, phone number, email adress, ' +
      'where are you located, get a quote, quotation, appointments, conatct, wehre are you, ' +
      'free consultation',
    '/services/web-development':
      'new website, online shop, website design, build a website, wbesite, wordpress, shopify, ' +
      'vue, php, web shop',
    [support]:
      'help desk, computer problems, outsource it department, computer repair, it suport, ' +
      'outsourced it, microsoft teams, outlook, excel help, laptop broken',
    '/privacy-policy':
      'delete my data, cookies, gdpr cookies, privcay, privacy notice, cookie policy, ' +
      'data protection officer, privacy polcy, cookie settings',
    [cloud]:
      'move servers to the cloud, cloud, migrating, google cloud, aws, managed hosting, azrue, ' +
      'aws costs',
    '/services/app-development':
      'build an iphone app, android, iphone app, react native, flutter, swift, android studio',
    [databases]: 'database, datbaase, sql server, redis, snowflake, mongodb, ms sql',
    [newsletter]: 'newsletter, subscribe, mailing list, sign up for news, sign up newsletter, email updates',
    [intelligence]:
      'artificial intelligence, artificial inteligence, machine learning, copilot, machine lerning',
    '/about': 'boss, founder, bosses, investors, who owns the company',
    '/portfolio': 'example projects, wind turbines, wind farm, portoflio, exmaples',
    '/resources/white-papers/blockchain-in-enterprise':
      'cryptocurrency, distributed ledger, ethereum, bit coin, blockchian',
    '/resources/webinars': 'training videos, online training, webinar, recorded talks, next webinar',
    [devops]: 'devops, terraform, github actions, jenkins, gitlab ci',
    [health]: 'hospital app, hospital, patient app, clinics',
    '/services/cloud | /services/devops': 'kubernetes, monitoring, kuberentes, docker',
    [people]: 'ceo, who founded the company, your staff, leadership team',
    [legal]: 'imprint, legal notice, disclaimer, legal info',
    '/careers/fullstack-developer': 'developer salary, front end developer, full stack developper',
    [`${security} | ${support}`]: 'virus on my computer, antivirus, vpn',
    '/blog/database-optimization-techniques | /services/database':
      'slow database, mysql help, slow sql queries',
    '/careers/ux-ui-designer': 'designer job, graphic designer job, ux designer',
    [cases]: 'customer reviews, customer stories, refrences',
    '/accessibility': 'blind users, screen reader, accessibility statement',
    '/terms-conditions': 'terms of use, terms of service, terms and conditions',
    [recovery]: 'backup, data loss',
    '/blog/devops-implementation-guide | /services/devops': 'automatic releases, ci/cd pipeline',
    '/careers': 'job openings, internship',
    '/careers/database-administrator': 'dba, dba job',
    '/resources/white-papers/zero-trust-security-model': 'zero trust, never trust always verify',
    '/blog/scalable-applications-microservices': 'micro services, microservices',
    [certificates]: 'iso certificate, certified company',
    '/portfolio | /resources/case-studies | /resources/case-studies/*':
      'examples of your work, success stories',
    [apps]: 'mobile aps, app for patients',
    '/resources/faq': 'common questions, frequently asked questions',
    '/resources/white-papers | /resources/white-papers/*': 'pdf reports, download white paper',
    [`${cloud} | ${support}`]: 'office 365, vmware',
    '/resources/case-studies/cloud-migration-financial-services': 'bank migration',
    '/resources/faq | /services': 'price list',
    '/careers/cloud-engineer': 'aws engineer position',
    '/blog/cybersecurity-best-practices': 'strong passwords',
    '/careers/cloud-engineer | /services/cloud': 'azure',
    '/portfolio | /resources/case-studies/cloud-migration-financial-services | /services/cloud':
      'move servers to cloud',
    '/portfolio | /resources/case-studies/cloud-migration-financial-services': 'bank',
    '/portfolio | /services/web-development': 'ecommerce',
    [`${newsletter} | ${legal}`]: 'unsubscribe',
    [`${apps} | ${jobs}`]: 'mobile developers',
    [`${security} | /resources/faq`]: 'hipaa',
    '/contact | /services/it-support': 'response times',
    '/sitemap': 'site map',
  },
  de: {
    [jobs]:
      'gehalt, homeoffice, stellenangebote, bewerbung, offene stelle, gehälter, bewerbungen, ' +
      'praktikant, karreire, jobangebote, programmiererin, loehne, stellenausschreibung, ' +
      'jetzt bewerben, verdienstmoeglichkeiten',
    '/contact':
      'anschrift, rufnummer, termin vereinbaren, telefonnummer, anfahrt, angebot anfordern, ' +
      'terminvereinbarung, knotakt, oeffnungszeiten, buero, wo sind sie, rueckruf, ' +
      'kostenlose beratung, standorte, bueroadresse',
    [security]:
      'passwort, phishing mail, erpressungstrojaner, wir wurden gehackt, it sicherheit, ' +
      'hackerangriff, sicherheitsprüfung, sicherheit, passwörtern, verschlüsselte, sicherhiet, ' +
      'verschluesselung, passwoerter, passwort vergessen',
    '/privacy-policy':
      'daten löschen, datenschutz, datneschutz, daten loeschen, datenschutzerklärung, ' +
      'cookie richtlinie, cookies, datenschutzerklaerung, cookie einstellungen',
    [cloud]: 'server in die cloud umziehen, cloud, azure, cloud anbieter, azrue, cloud kosten',
    '/services/web-development': 'neue webseite, online shop, webseite erstellen, wordpress, shopware, typo3',
    [support]:
      'hilfe bei computerproblemen, it abteilung auslagern, fernwartung, computerhilfe, outlook, ' +
      'drucker geht nicht',
    '/about': 'chef, gründer, firmengeschichte, chefs, gruender, ueber uns',
    [intelligence]:
      'künstliche intelligenz, künstliche inteligenz, kuenstliche intelligenz, chatgpt, ' +
      'maschinelles lernen',
    '/resources/webinars': 'schulungsvideos, webinar, webinra, aufzeichnungen, nächstes webinar',
    [databases]: 'datenbank, datenbnak, sql server, mariadb, mongodb',
    '/terms-conditions': 'agb, vertraege, nutzungsbedingungen, allgemeine geschäftsbedingungen',
    [people]: 'geschäftsführung, mitarbeiter, geschaeftsfuehrung, fuehrungskraefte',
    [legal]: 'impressum, rechtliches, haftungsausschluss, anbieterkennzeichnung',
    [newsletter]: 'newsletter, rundbrief, newsletter abonnieren, newsletter anmelden',
    [health]: 'krankenhaus, krankenhäuser, krankenhaeuser',
    '/services/app-development': 'handy app, handyapp, iphone',
    '/portfolio': 'windräder, beipsiele, projketbeispiele',
    '/resources/faq': 'häufige fragen, haeufige fragen, fragen und antworten',
    [devops]: 'devops, terraform, gitlab',
    [recovery]: 'datensicherung, datenverlust',
    '/blog/database-optimization-techniques | /services/database': 'langsame datenbank, datenbank langsam',
    '/careers': 'freie stellen, praktikum',
    [cases]: 'kundenmeinungen, kundenreferenzen',
    '/accessibility': 'blinde, erklärung zur barrierefreiheit',
    '/portfolio | /services/web-development': 'onlineshop, webshop',
    '/services/cloud | /services/devops': 'kuberentes, docker',
    [`${newsletter} | ${legal}`]: 'newsletter abmelden, abbestellen',
    [`${cloud} | ${support}`]: 'office 365, vmware',
    [`${security} | ${support}`]: 'virenscanner, vpn',
    '/resources/case-studies/cloud-migration-financial-services': 'bank',
    '/resources/faq | /services': 'was kostet das',
    '/careers/fullstack-developer': 'softwareentwickler stelle',
    '/careers/database-administrator': 'datenbankadmin',
    '/contact | /team': 'ansprechpartner',
    '/portfolio | /resources/case-studies/cloud-migration-financial-services | /services/cloud': 'cloudumzug',
    [certificates]: 'zertifizierungen',
    '/contact | /resources/faq | /services': 'preisen',
    '/privacy-policy | /resources/faq | /services/cybersecurity': 'dsgvo',
    [apps]: 'app entwickeln lassen',
    '/blog/scalable-applications-microservices': 'mikroservices',
    [`${apps} | ${jobs}`]: 'app entwickler',
    [`${security} | ${certificates}`]: 'iso 27001',
    '/contact | /services/it-support': 'reaktionszeit',
    '/team': 'unser team',
    '/sitemap': 'seitenübersicht',
    '/resources/white-papers | /resources/white-papers/*': 'whitepaper herunterladen',
    '/careers/ux-ui-designer': 'ux designer',
    [`${databases} | ${cloud}`]: 'datenbank umzug',
  },
  es: {
    [jobs]:
      'sueldo, empleo, enviar curriculum, sueldos, vacante, empelo, ofertas de empleo, ' +
      'programadora, quiero trabajar con vosotros',
    [security]:
      'contraseña, nos han hackeado, seguridad informatica, seguridad, cifrados, segurdiad, ' +
      'cortafuegos, olvidé mi contraseña, ataque informático',
    '/contact':
      'teléfono, telefono, presupuesto, presupuestos, cotnacto, dónde están, horario de oficina, ' +
      'consulta gratuita',
    [cloud]: 'nube, azure, google cloud, alojamientos, azrue, costes de la nube',
    '/services/web-development': 'tienda online, paginas web, wordpress, prestashop, comercio electronico',
    '/privacy-policy':
      'proteccion de datos, privacdiad, política de privacidad, politica de cookies, ' +
      'política de privacidda',
    [newsletter]: 'boletín, newsletter, suscribirse, suscripción, alta boletín',
    [support]: 'soporte tecnico, outlook, impresora',
    [people]: 'quienes somos, quiénes son, equipo directivo',
    [databases]: 'base de datos, sql server, mongodb',
    [health]: 'hospital, hospitales',
    [intelligence]: 'inteligencia artificial, chatgpt',
    [recovery]: 'copia de seguridad, pérdida de datos',
    '/services/app-development': 'app para el móvil, iphone',
    '/about': 'jefe, jefes',
    [devops]: 'devops, terraform',
    '/portfolio': 'proyetcos, ejmeplos',
    '/terms-conditions': 'términos y condiciones, condiciones de uso',
    '/accessibility': 'declaración de accesibilidad, ciegos',
    [`${security} | ${support}`]: 'antivirus, vpn',
    [apps]: 'crear una app, desarrollo de aplicaciones',
    [cases]: 'clientes satisfechos, casos de éxito',
    '/resources/webinars': 'grabaciones, próximo seminario',
    '/portfolio | /resources/case-studies/cloud-migration-financial-services': 'banco',
    [certificates]: 'certificaciones',
    [legal]: 'aviso legal',
    [`${newsletter} | ${legal}`]: 'darse de baja',
    [`${cloud} | ${support}`]: 'office 365',
    '/privacy-policy | /resources/faq | /services/cybersecurity': 'rgpd',
    '/services/cloud | /services/devops': 'docker',
    '/careers | /contact | /resources/faq | /services': 'cuánto cobran',
    '/contact | /resources/faq | /services': 'precoi',
    '/blog/scalable-applications-microservices': 'microservicios',
    [`${security} | ${certificates}`]: 'iso 27001',
    '/sitemap': 'mapa del sitio',
    '/resources/faq': 'preguntas frecuentes',
    '/resources | /resources/white-papers | /resources/white-papers/*': 'descargar informe',
  },
  fr: {
    [jobs]:
      "salaire, recrutement, offre d'emploi, salaires, stagiaires, empolis, offres d'emploi, " +
      'programmeuse, travailler chez vous',
    [security]:
      'mot de passe, hameçonnage, piratage, sécurité, chiffrés, secruité, pare-feu, ' +
      'mot de passe oublié, attaque informatique',
    '/contact':
      'adresse, numero de telephone, devis, demande de devis, contcat, où êtes-vous, ' +
      "horaires d'ouverture, consultation gratuite",
    [cloud]: 'cloud, azure, google cloud, hébergeur, azrue, coûts du cloud',
    '/services/web-development':
      'boutique en ligne, creation site internet, wordpress, prestashop, site e-commerce',
    '/privacy-policy':
      'donnees personnelles, confidentailité, politique de confidentialité, gestion des cookies, ' +
      'politique de confidentailité',
    [newsletter]: "newsletter, lettre d'information, infolettre, s'abonner, inscription newsletter",
    [health]: 'hôpital, hopital, hôpitaux',
    [support]: 'depannage informatique, outlook, imprimante',
    '/portfolio': 'eoliennes, porjets, exmeples',
    [databases]: 'base de données, sql server, mongodb',
    '/terms-conditions': "conditions générales, conditions d'utilisation, CGV",
    [intelligence]: 'intelligence artificielle, chatgpt',
    [recovery]: 'sauvegarde, perte de données',
    '/services/app-development': 'appli mobile, iphone',
    '/about': 'patron, patrons',
    [devops]: 'devops, terraform',
    '/accessibility': "déclaration d'accessibilité, aveugles",
    [`${newsletter} | ${legal}`]: 'se désabonner, désinscription',
    [`${security} | ${support}`]: 'antivirus, vpn',
    [apps]: "créer une application, développement d'applications",
    '/resources/webinars': 'enregistrements, prochain webinaire',
    '/contact | /resources/faq | /services': 'combien ça coûte, tarfis',
    [people]: 'qui êtes-vous, équipe dirigeante',
    '/blog/database-optimization-techniques | /services/database': 'base de donnees',
    [certificates]: 'certifications',
    [legal]: 'mentions légales',
    [`${cloud} | ${support}`]: 'office 365',
    '/privacy-policy | /resources/faq | /services/cybersecurity': 'rgpd',
    '/services/cloud | /services/devops': 'docker',
    [cases]: 'avis clients',
    '/blog/scalable-applications-microservices': 'microservices',
    [`${security} | ${certificates}`]: 'iso 27001',
    '/sitemap': 'plan du site',
    '/resources/faq': 'questions fréquentes',
    '/resources/white-papers | /resources/white-papers/*': 'télécharger un livre blanc',
    '/resources/case-studies': 'études de cas',
  },
};
