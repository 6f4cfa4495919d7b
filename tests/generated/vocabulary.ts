/** Words to fill texts of a given length: their meaning does not matter, only how they break and join. */
export const vocabulary = {
  de: (
    'Haus Netz Datei Stadt Woche Dienst Plan Brücke Zahl Ordnung Leitung Speicher Abend Kunde Vertrag und in am im auf ' +
    'heute bald ganz neu offen ruhig sicher klar schnell über unter zwischen'
  ).split(' '),
  /** The longest German compounds without a hyphen, and some medium ones. */
  deLong: (
    'Informationssicherheitsmanagementsystem Rechtsschutzversicherungsgesellschaft Kraftfahrzeughaftpflichtversicherung ' +
    'Donaudampfschifffahrtsgesellschaft Datenbankmigrationsverantwortlicher Geschäftsprozessautomatisierung ' +
    'Anwendungsentwicklungsabteilung Hochverfügbarkeitsumgebung Cybersicherheitsüberprüfung Betriebsübernahmevertrag ' +
    'Verfügbarkeitszusage Lieferkettensorgfalt Rechenzentrumsumzug Schnittstelle Wartungsfenster Datenschutz und für ' +
    'mit Betrieb Notfallplan'
  ).split(' '),
  fr: (
    'maison réseau fichier ville semaine service projet pont nombre ordre nuit client contrat dans avec sur sous entre ' +
    'anticonstitutionnellement interopérabilité développement hébergement disponibilité responsabilité'
  ).split(' '),
  en: (
    'house network file town week service plan bridge number order line store evening client contract quiet open ' +
    'responsibility infrastructure interoperability'
  ).split(' '),
  ar: (
    'شركة شبكة خدمة مدينة أسبوع خطة جسر رقم نظام خط مخزن مساء عميل عقد بيانات سحابة أمن تطبيق فريق عمل في على من إلى ' +
    'مع هذا كل المعلومات المستشفيات والاستشارات للمؤسسات بالاستقلالية الإلكترونية'
  ).split(' '),
} as const;

/** Names of people: the shortest allowed, ordinary ones, and ones without a break opportunity. */
export const names = {
  least: ['Ng'],
  ordinary: ['ليلى حداد', 'Anna Berger', 'سامي الخوري', 'نور الدين عبد الرحمن', 'Kwame Mensah'],
  most: [
    'Wolfeschlegelsteinhausenbergerdorff',
    'Karl-Theodor Maria Nikolaus Johann Jacob Philipp Franz Joseph Sylvester Buhl-Fre',
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochsmith',
    'Ada O’Neill',
    'Thiruvananthapuram Venkatanarasimharajuvaripeta',
  ],
} as const;
