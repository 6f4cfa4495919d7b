import { brandName } from '../../../config/brand.ts';
import type { AppWords } from './facts.ts';

export const es: AppWords = {
  head: {
    title: `Desarrollo de aplicaciones | ${brandName}`,
    description:
      'Aplicaciones móviles y de escritorio que funcionan sin conexión, se prueban en cuarenta dispositivos reales y son suyas desde el primer commit.',
  },
  lead: 'Productos que se quedan en la primera pantalla: nativos donde importa, con código compartido donde no, y probados en ambos casos.',
  caption: 'Un producto en cuatro niveles, del dispositivo a los datos',
  features: {
    title: 'Tres promesas que se pueden contar',
    lead: 'Las cumple toda aplicación que entregamos, sea para lo que sea.',
    cards: [
      {
        title: 'Funciona sin conexión',
        description:
          'Los equipos de campo se quedan sin cobertura. Nuestras aplicaciones siguen funcionando, guardan los cambios en cola y resuelven los conflictos según reglas cuando vuelve la señal.',
        figure: '0',
        figureLabel: 'registros perdidos sin cobertura',
      },
      {
        title: 'Probada en dispositivos reales',
        description:
          'Cada versión se ejecuta en cuarenta teléfonos y tabletas, algunos con seis años, antes de llegar a un revisor.',
        figure: '40',
        figureLabel: 'dispositivos por versión',
      },
      {
        title: 'Suya desde el primer commit',
        description:
          'El repositorio, la ficha de la tienda y las claves de firma están a su nombre. Otro equipo puede relevarnos cualquier lunes.',
        figure: '1',
        figureLabel: 'dueño: usted',
      },
    ],
  },
  tiers: {
    devices: { name: 'Dispositivos', note: 'Lo que entrega la tienda' },
    interface: { name: 'Interfaz', note: 'Lo que se toca' },
    logic: { name: 'Lógica', note: 'Reglas, sincronización, sin conexión' },
    data: { name: 'Datos', note: 'Suyos, en su cuenta' },
  },
  process: {
    title: 'Veinte semanas hasta la tienda',
    lead: 'Una primera versión habitual. Los productos más largos repiten el tercer paso; nadie se salta el primero.',
    caption: 'Fig. 1. Descubrimiento, diseño, desarrollo y soporte. Semanas a escala.',
    steps: {
      discovery: {
        title: 'Descubrimiento',
        duration: '2 semanas',
        description:
          'Entrevistas, un prototipo en papel y una lista escrita de lo que la primera versión no hará.',
      },
      design: {
        title: 'Diseño',
        duration: '4 semanas',
        description: 'Flujos y pantallas, probados por diez de sus usuarios antes de escribir una línea.',
      },
      development: {
        title: 'Desarrollo',
        duration: '10 semanas',
        description: 'Cada viernes, una versión en su teléfono con las pruebas al lado.',
      },
      deploy: {
        title: 'Despliegue y soporte',
        duration: 'desde la semana 16',
        description:
          'Revisión de la tienda, lanzamiento gradual, seguimiento de fallos y correcciones en dos días.',
      },
    },
  },
  platforms: {
    title: 'Un solo código, seis caras',
    lead: 'El núcleo se escribe y se prueba una vez. Lo que cambia es la cara que muestra a cada dispositivo.',
    notes: {
      ios: 'Swift y SwiftUI',
      android: 'Kotlin y Compose',
      flutter: 'Un código, las dos tiendas',
      reactNative: 'Para equipos que conocen React',
      xamarin: 'Mantenimiento y paso a .NET MAUI',
      pwa: 'Sin tienda y sin instalación',
    },
  },
  closing: {
    title: 'Díganos quién tendrá el teléfono en la mano',
    description: 'Empezamos por la persona, el lugar y la cobertura. La plataforma se deduce de ahí.',
  },
};
