import type { LanguageData } from './languageData.ts';

export const es: LanguageData = {
  small:
    'el la los las un una unos unas y o u pero con sin en de del al a por para sobre entre desde hasta que quien como cuando donde si no se es son era eran ser sido estar está están ha han he haber hay tengo tiene tienes mi mis tu tus su sus nuestro nuestra nuestros nuestras nosotros usted ustedes yo él ella ellos lo le les me nos más muy también ya este esta estos estas ese esa e',
  common:
    'experiencia experiencias conocimiento conocimientos capacidad capacidades habilidad habilidades dominio manejo buen buena buenos buenas puesto trabajo trabajar equipo equipos empresa empresas servicio servicios cliente clientes año años mes meses día días formación título nivel perfil responsable responsabilidad responsabilidades funciones función gestión realización elaboración preparación organización seguimiento apoyo atención valorable deseable imprescindible requisito requisitos requiere mínima mínimo necesario necesaria similar sector área persona candidato candidata candidatura actualidad actual actualmente laboral profesional profesionales dinámica responsable proactiva proactivo puntual motivación ganas buscamos ofrecemos realizar diario diaria diversos nuevo nueva general',
  terms: `
accounting, Accountancy = contabilidad | contable | contabilidad general | auxiliar contable | contador público | contadora pública
Payroll = nóminas | gestión de nóminas | elaboración de nóminas
Invoicing = facturación
Month-end close = cierre mensual | cierres mensuales | cierre contable
Year-end close = cierre anual | cierres anuales
Nursing, Registered nurse = enfermero | enfermera | enfermería | diplomado en enfermería | diplomada en enfermería
Healthcare assistant = auxiliar de enfermería | técnico en cuidados auxiliares de enfermería | TCAE | gerocultor | gerocultora
Elderly care = cuidado de ancianos | cuidado de personas mayores | atención a personas mayores
Wound care = cura de heridas | curas de heridas | curación de heridas
Phlebotomy = extracciones de sangre | extracción de sangre
Midwifery = matrona | partera
Physician = médico de familia | médica de familia | médico general | médico especialista
Pharmacist = farmacéutico titulado | farmacéutica titulada | licenciado en farmacia | licenciada en farmacia
Physiotherapy = fisioterapia | fisioterapeuta
Childcare = cuidado de niños | educación infantil | educadora infantil | educador infantil | niñera
Social work = trabajo social | trabajador social | trabajadora social
teaching = docente | docencia | maestro de primaria | maestra de primaria | profesor de secundaria | profesora de secundaria
cooking = cocinero | cocinera | jefe de cocina | jefa de cocina | ayudante de cocina < cocina
baking = panadero | panadera | panadería
Pastry chef = pastelero | pastelera | repostero | repostera
Butchery = carnicero | carnicera | carnicería
Waiting tables = camarero | camarera | mesero | mesera | servicio de mesas
Housekeeping = camarera de pisos | gobernanta
Reception duties = recepcionista
cleaning, Cleaning services = limpiador | limpiadora | personal de limpieza | operario de limpieza | operaria de limpieza | limpieza de oficinas | servicio de limpieza
Warehouse work = mozo de almacén | moza de almacén | almacenero | almacenera | operario de almacén | operaria de almacén
Warehouse management, Inventory management = gestión de almacén | gestión del almacén | gestioné el almacén | jefe de almacén
Inventory management = gestión de inventario | gestión de inventarios | control de inventario | control de inventarios | gestión de stock | control de stock
Logistics management = logística
Order picking = preparación de pedidos | preparador de pedidos | preparadora de pedidos | preparé los pedidos
Forklift licence, Forklift operation = carné de carretillero | carnet de carretillero | carné de carretilla elevadora
Forklift operation = carretillero | carretillera | carretilla elevadora | montacarguista
Driving licence = carné de conducir | carnet de conducir | carné de conducir B | carnet de conducir B | permiso de conducir | permiso de conducir B | licencia de conducir | carné B | carnet B
HGV class 2, Driving licence = carné C | carnet C | carné de camión
HGV class 1, HGV class 2, Driving licence = carné C+E | carnet C+E
Truck driving = camionero | camionera | conductor de camión | conductora de camión | chófer de camión | conductor de tráiler
Delivery driving = repartidor | repartidora | mensajero repartidor
Bus driving = conductor de autobús | conductora de autobús
Electrician = electricista | instalaciones eléctricas
Plumbing = fontanero | fontanera | fontanería | plomero | plomería
Carpentry = carpintero | carpintera | carpintería
Painting and decorating = pintor de obra | pintor de brocha | pintor de interiores
Bricklaying = albañil | albañilería
Welding = soldadura | soldador | soldadora | soldar | he soldado | soldé
CNC machining = mecanizado | fresador | tornero | control numérico
Machine operation = operario de máquinas | operaria de máquinas | operario de producción | operador de máquinas
Auto mechanic = mecánico de automóviles | mecánica de automóviles | mecánico automotriz | mecánico de coches
Maintenance technician = técnico de mantenimiento | técnica de mantenimiento | mantenimiento industrial
Quality control = control de calidad
Quality management, Quality assurance = aseguramiento de la calidad | gestión de la calidad | gestión de calidad
Health and safety = prevención de riesgos laborales | seguridad laboral | seguridad e higiene
First aid = primeros auxilios
Food hygiene certificate = carné de manipulador de alimentos | manipulador de alimentos | manipuladora de alimentos | manipulación de alimentos
Sales = comercial de ventas | agente comercial | fuerza de ventas | ventas
Retail sales, Sales = dependiente de tienda | dependienta de tienda | vendedor | vendedora | dependienta
Customer service = atención al cliente | servicio al cliente | atención al público | atender a los clientes
Cash handling = cajero de supermercado | cajera de supermercado | manejo de caja | cobro en caja | cajero | cajera
Call centre = teleoperador | teleoperadora | centro de llamadas
Human resources = recursos humanos
Recruitment = selección de personal | reclutamiento
People management = gestión de equipos | gestión de personal | dirección de equipos
Team leadership = jefe de equipo | jefa de equipo | líder de equipo
Project management = gestión de proyectos | jefe de proyecto | jefa de proyecto | jefe de proyectos | director de proyectos | dirección de proyectos
Procurement, purchasing = departamento de compras | gestión de compras | responsable de compras | auxiliar de compras
Administrative assistant = auxiliar administrativo | auxiliar administrativa | administrativo contable | secretario administrativo | secretaria administrativa | secretaria de dirección
Data entry = introducción de datos | grabación de datos | captura de datos
Software development = desarrollo de software | desarrollador de software | desarrolladora de software | programador | programadora
System administration = administrador de sistemas | administradora de sistemas | administración de sistemas
Data analysis = análisis de datos
Computer science = ingeniería informática
Mechanical engineering = ingeniería mecánica | ingeniero mecánico | ingeniera mecánica
Electrical engineering = ingeniería eléctrica | ingeniero eléctrico | ingeniera eléctrica
Civil engineering = ingeniería civil | ingeniero civil | ingeniera civil | ingeniero de caminos
gardening = jardinero | jardinera
Hairdressing = peluquero | peluquera | peluquería
Security guard = vigilante de seguridad | guardia de seguridad
Landscape gardening = jardinero paisajista | jardinería y paisajismo
Attorney = abogado | abogada
Teamwork = trabajo en equipo
Communication skills = habilidades comunicativas | dotes de comunicación | habilidades de comunicación
Shift work = turnos rotativos | trabajo a turnos
Microsoft Office = paquete Office
`,
  and: 'y|e',
  or: 'o|u',
  frame:
    /^(?:(?:se|requiere|requieren|valorara|valora|valoraran|imprescindible|deseable|necesari[oa]|necesitas|buscamos|tener|tienes|contar|aportar|con|experiencia|experiencias|conocimientos?|dominio|manejo|capacidad|minim[oa]|al menos|buen[oa]?s?|altos?|solid[oa]s?|amplia|demostrable|previa|un|una|el|la|los|las|de|del|en|es|sera|estar en posesion|titulacion|avanzad[oa]s?)\b[\s:,]*)+/,
  tail: /(?<![\s,(])(?:[\s,(]*\b(?:es|sera|son|imprescindibles?|deseables?|valorables?|necesari[oa]s?|obligatori[oa]s?|requerid[oa]s?|se valorara|un plus|en vigor|vigente|experiencia|demostrable)\b)+[\s.,;:!)]*$/,
  asks: /\b(?:experiencia|conocimientos?|dominio|manejo|capacidad|titulacion|grado|formacion|carnet?|requiere|necesitas|nivel)\b/,
  must: /\b(?:imprescindibles?|obligatori[oa]s?|necesari[oa]s?|requisitos?|se requiere\w*|requerid[oa]s?|minim[oa]|al menos|exige|exigible|debe\w*|como minimo)\b/,
  nice: /\b(?:se valorara\w*|valorable|deseables?|un plus|preferible\w*|preferente\w*|idealmente|se apreciara|sera un plus|ventaja|punto a favor)\b/,
  notAsked:
    /\b(?:no|sin)\b[^.;]{0,40}\b(?:requiere\w*|requerid[oa]|necesari[oa]s?|imprescindible|exige|hace falta|obligatori[oa])\b|\bsin experiencia\b|\bno (?:es|hace) \p{L}*falta\b|\bformacion a cargo de la empresa\b/u,
  applying:
    /\b(?:curriculum|curriculo|cv|candidaturas?|inscrib\w+|envia\w*|postul\w+|referencia|igualdad|discapacidad|diversidad|discriminacion|proteccion de datos|carta de presentacion|esperamos tu|interesad[oa]s)\b/,
  none: /\b(?:salario|sueldo|retribucion|remuneracion|brut[oa]s?|contrato|indefinido|temporal|vacaciones|seguro medico|seguro de salud|jornada|horarios?|turno de|media jornada|tiempo completo|tiempo parcial|ofrecemos|se ofrece|beneficios|teletrabajo|incorporacion|ticket restaurante|lugar de trabajo|ubicacion|empresa familiar|empresa lider|lider en|fundada en|euros|dietas|aparcamiento|plan de carrera|formacion continua)\b/,
  headings: {
    must: 'requisitos?(?: minimos| imprescindibles| obligatorios)?|imprescindible|requerimientos|se requiere|que necesitas',
    nice: 'se valorara|deseable|valorable|requisitos deseables|plus|nice to have',
    asked:
      '(?:tu |el )?perfil(?: buscado| requerido)?|que buscamos|buscamos|que pedimos|competencias|formacion|experiencia|conocimientos|sobre ti|a quien buscamos',
    duties:
      '(?:tus |principales )?funciones(?: principales)?|tareas|responsabilidades|tus responsabilidades|descripcion(?: del puesto)?|que haras|tu mision|el puesto',
    none: '(?:que )?ofrecemos|(?:te|se|que te) ofrecemos|se ofrece|beneficios|condiciones|sobre nosotros|quienes somos|la empresa|salario|horario|contacto|ubicacion|como aplicar',
  },
  sections: {
    experience:
      'experiencias?(?: laboral(?:es)?| profesional(?:es)?)?|trayectoria(?: profesional)?|empleos|historial laboral|practicas',
    education: 'formacion(?: academica| reglada| complementaria)?|educacion|estudios|titulaciones|titulos',
    licences: 'certificaciones|certificados|carnets|carnes|permisos|licencias|cursos',
    languages: 'idiomas|lenguas',
    skills:
      'habilidades|competencias|conocimientos|aptitudes|informatica|destrezas|conocimientos informaticos',
    summary: 'perfil(?: profesional)?|sobre mi|resumen|objetivo|presentacion',
    interests: 'aficiones|intereses|hobbies|pasatiempos',
    other: 'referencias|contacto|datos personales|otros datos|otros|voluntariado|datos de interes',
  },
  deniedBefore:
    /\b(?:no (?:tengo|poseo|dispongo|cuento|conozco|se|domino|manejo|soy|tiene|posee|he (?:usado|trabajado|utilizado|manejado|hecho))|nunca|jamas|carezco de|ningun\w*)\b(?! solo)[^.;:!?]{0,60}$|\bsin\s(?:experiencia|conocimientos?|formacion|titulo|titulacion)\b[^.;:!?]{0,60}$|\b(?:sin|ningun[ao]?)\s$/,
  deniedAfter:
    /^[^\p{L}]{0,4}(?:no(?=$|[\s.,;)])|ningun[oa]?|nunca|todavia no|aun no)\b|^[^.;,!?]{0,30}\b(?:nunca lo|no (?:lo|la) (?:he|tengo|conozco|domino))\b/u,
  wishedBefore: /\b(?:quiero|quisiera|me gustaria|deseo|pretendo|espero|planeo)\b[^.;!?]{0,60}$/,
  progress:
    /\b(?:en curso|cursando|abandonad[oa]s?|sin terminar|sin finalizar|sin acabar|incomplet[oa]s?|inconclus[oa]s?|no finalizad[oa]s?|no terminad[oa]s?|no acabad[oa]s?|trunc[oa]s?|estudiando actualmente)\b/,
  expired: /\b(?:caducad[oa]|vencid[oa]|retirad[oa]|suspendid[oa]|expirad[oa])\b/,
  basicBefore:
    /\b(?:nociones(?: basicas)?|conocimientos basicos|nivel basico|principiante)\s(?:(?:de|en)\s)?(?:[\p{L}-]+\s){0,2}$/u,
  degrees: [
    /\b(?:doctorado|doctor en|doctora en|tesis doctoral)\b/,
    /\b(?:master|maestria|postgrado|posgrado)\b/,
    /\b(?:grado (?!medio|superior)(?:universitario|en)|licenciatura|licenciad[oa]|titulo universitario|titulacion universitaria|diplomatura|ingenieria (?:en|tecnica|superior|informatica|civil|industrial)|estudios universitarios)\b/,
    /\b(?:bachillerato|grado (?:medio|superior)|formacion profesional|fp|ciclo formativo|eso|educacion secundaria|tecnico superior|preparatoria)\b/,
  ],
  field: /\b(?:en|de)\s+([^.;()]{2,80})/,
  speaks:
    /\b(?:hablad\w*|escrit\w*|hablar|nivel|fluid\w*|bilingue|nativ\w*|dominio|avanzad\w*|intermedio|basico|conversacion)\b/,
  licence:
    /\b(?:carnet?s?|permiso de conducir|licencia de conducir|certificad[oo]s?|certificacion(?:es)?|colegiad[oa]|habilitacion|titulo oficial|manipulador\w* de alimentos|tpc)\b/,
  study: /\b(?:universidad|instituto|escuela|colegio|facultad|academia|ies)\b/,
};
