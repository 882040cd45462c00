import type { LanguageData } from './languageData.ts';

export const pt: LanguageData = {
  small:
    'o a os as um uma uns umas e ou mas com sem em de do da dos das no na nos nas ao à aos às por pelo pela para sobre entre desde até que quem como quando onde se não é são era eram ser sido estar está estão foi tem têm tenho ter há meu minha meus minhas seu sua seus suas nosso nossa nossos nossas nós você vocês eu ele ela eles lhe me mais muito também já este esta estes estas esse essa num numa',
  common:
    'experiência experiências conhecimento conhecimentos capacidade capacidades competência competências domínio boa bom boas bons vaga cargo trabalho trabalhar equipa equipe equipas equipes empresa empresas serviço serviços cliente clientes ano anos mês meses dia dias formação nível perfil responsável responsabilidade responsabilidades funções função gestão realização elaboração preparação organização acompanhamento apoio atendimento desejável imprescindível requisito requisitos obrigatório obrigatória mínimo mínima necessário necessária similar setor área pessoa candidato candidata candidatura atual atualmente presente profissional profissionais dinâmico proativo pontual motivação vontade procuramos buscamos oferecemos realizar diário diária diversos novo nova geral',
  terms: `
accounting, Accountancy = contabilidade | contabilista | contabilista certificado | contador | contadora | auxiliar contábil | analista contábil
Payroll = folha de pagamento | processamento salarial | processamento de salários
Invoicing = faturação | faturamento
Month-end close = fecho mensal | fechamento mensal | fechos mensais
Year-end close = fecho anual | fechamento anual
Nursing, Registered nurse = enfermeiro | enfermeira | enfermagem
Healthcare assistant = auxiliar de saúde | auxiliar de enfermagem | técnico de enfermagem | técnica de enfermagem | técnico auxiliar de saúde
Elderly care = cuidador de idosos | cuidadora de idosos | apoio a idosos
Wound care = tratamento de feridas | cuidados com feridas
Phlebotomy = colheitas de sangue | colheita de sangue | coleta de sangue
Midwifery = parteira
Physician = médico de família | médica de família | médico generalista | clínico geral
Pharmacist = farmacêutico responsável | farmacêutica responsável | ciências farmacêuticas
Physiotherapy = fisioterapia | fisioterapeuta
Childcare = educadora de infância | educador de infância | educação infantil | babá
Social work = assistente social | serviço social
teaching = docente | docência | professor primário | professora primária | professor do ensino básico
cooking = cozinheiro | cozinheira | chefe de cozinha | ajudante de cozinha | auxiliar de cozinha < cozinha
baking = padeiro | padeira | panificação
Pastry chef = pasteleiro | pasteleira | confeiteiro | confeiteira
Butchery = talhante | açougueiro | açougueira
Waiting tables = empregado de mesa | empregada de mesa | garçom | garçonete | serviço de mesa
Housekeeping = camareira | empregada de andares
Reception duties = rececionista | recepcionista
cleaning, Cleaning services = empregada de limpeza | empregado de limpeza | auxiliar de limpeza | serviços de limpeza | faxineira | faxineiro
Warehouse work = operador de armazém | operadora de armazém | fiel de armazém | empregado de armazém | almoxarife | auxiliar de almoxarifado
Inventory management = gestão de stocks | gestão de stock | gestão de estoque | controle de estoque | controlo de stocks | gestão de inventário | geri os stocks
Logistics management = logística
Order picking = preparação de encomendas | separação de pedidos | preparei as encomendas
Forklift operation = empilhador | operador de empilhadeira | condutor de empilhador | empilhadeira
Driving licence = carta de condução | carta de condução B | carta de condução categoria B | carteira de motorista | carteira de motorista B | carteira de habilitação | CNH | CNH B | CNH categoria B | habilitação categoria B
HGV class 2, Driving licence = carta de pesados | carta de condução C
HGV class 1, HGV class 2, Driving licence = CNH categoria E | CNH E
Truck driving = motorista de pesados | camionista | caminhoneiro | caminhoneira | motorista de caminhão
Delivery driving = estafeta | motoboy | motorista entregador | distribuidor motorista
Bus driving = motorista de autocarro | motorista de ônibus
Electrician = eletricista | electricista | instalações elétricas
Plumbing = canalizador | canalização | encanador
Carpentry = carpinteiro | carpintaria | marceneiro | marcenaria
Painting and decorating = pintor de construção civil | pintor de paredes
Bricklaying = pedreiro | alvenaria
Welding = soldadura | soldador | soldadora | soldagem | soldei | soldar
Metal fabrication = serralheiro | serralharia
CNC machining = torneiro mecânico | fresador | usinagem | maquinagem
Machine operation = operador de máquinas | operadora de máquinas | operador de produção
Auto mechanic = mecânico de automóveis | mecânica de automóveis | mecânico automotivo
Maintenance technician = técnico de manutenção | manutenção industrial
Quality control = controlo de qualidade | controle de qualidade | controlo da qualidade
Quality management, Quality assurance = garantia da qualidade | gestão da qualidade
Health and safety = segurança no trabalho | segurança do trabalho | higiene e segurança
First aid = primeiros socorros
Sales = vendas | técnico comercial | consultor comercial
Retail sales, Sales = vendedor | vendedora | operador de loja | assistente de loja
Customer service = atendimento ao cliente | apoio ao cliente | atendimento ao público | serviço ao cliente
Cash handling = operador de caixa | operadora de caixa
Call centre = operador de call center | operador de telemarketing
Human resources = recursos humanos
Recruitment = recrutamento e seleção | recrutamento
People management = gestão de equipas | gestão de equipes | gestão de pessoas
Team leadership = chefe de equipa | líder de equipe | líder de equipa
Project management = gestão de projetos | gestão de projectos | gestor de projetos | gestora de projetos | gerente de projetos
Procurement, purchasing = departamento de compras | gestão de compras | assistente de compras | comprador
Administrative assistant = assistente administrativo | assistente administrativa | auxiliar administrativo | secretária executiva | secretariado
Data entry = introdução de dados | digitação de dados | inserção de dados
Software development = desenvolvimento de software | desenvolvedor | desenvolvedora | programador | programadora
System administration = administrador de sistemas | administração de sistemas
Data analysis = análise de dados
Computer science = engenharia informática | ciência da computação
Mechanical engineering = engenharia mecânica | engenheiro mecânico
Electrical engineering = engenharia elétrica | engenheiro eletricista | engenharia eletrotécnica
Civil engineering = engenharia civil | engenheiro civil | engenheira civil
gardening = jardineiro | jardineira
Hairdressing = cabeleireiro | cabeleireira
Security guard = vigilante | segurança patrimonial
Attorney = advogado | advogada
Teamwork = trabalho em equipa | trabalho em equipe
Communication skills = capacidade de comunicação | boa comunicação
Shift work = trabalho por turnos | turnos rotativos
Microsoft Office = pacote Office
`,
  and: 'e',
  or: 'ou',
  frame:
    /^(?:(?:e|exige-se|desejavel|imprescindivel|obrigatori[oa]|necessari[oa]|preferencialmente|ter|possuir|experiencias?|conhecimentos?|dominio|capacidade|de|pelo menos|no minimo|minim[oa]|um|uma|o|a|os|as|do|da|em|no|na|com|solid[oa]s?|bo[mn]s?|boas?|comprovada|previa|anterior|formacao)\b[\s:,]*)+/,
  tail: /(?<![\s,(])(?:[\s,(]*\b(?:e|sera|serao|sao|obrigatori[oa]s?|imprescindive(?:l|is)|desejave(?:l|is)|necessari[oa]s?|uma mais-valia|mais-valia|um diferencial|diferencial|valorizad[oa]s?|fator preferencial|valid[oa]|experiencia)\b)+[\s.,;:!)]*$/,
  asks: /\b(?:experiencia|conhecimentos?|dominio|capacidade|formacao|licenciatura|graduacao|carta de conducao|cnh|carteira de|exige|requer|nivel)\b/,
  must: /\b(?:imprescindive(?:l|is)|obrigatori[oa]s?|necessari[oa]s?|requisitos?|exige\w*|exigid[oa]s?|minim[oa]|pelo menos|indispensave(?:l|is)|deve\w*|fundamental)\b/,
  nice: /\b(?:desejave(?:l|is)|mais-valia|diferencia(?:l|is)|preferencial\w*|valoriza(?:-se|mos|d[oa]s?)|de preferencia|sera um plus|um plus|vantagem|fator preferencial)\b/,
  notAsked:
    /\b(?:nao|sem)\b[^.;]{0,40}\b(?:necessari[oa]s?|exigid[oa]s?|exige|obrigatori[oa]s?|precisa|requer|imprescindivel)\b|\bsem experiencia\b|\bnao precisa\w*\b|\bformacao a cargo\b/,
  applying:
    /\b(?:curriculos?|curriculum|cv|candidaturas?|candidat(?:e-se|ar)|envi(?:e|ar|em)|referencia|igualdade|deficiencia|diversidade|discriminacao|protecao de dados|lgpd|rgpd|carta de apresentacao|aguardamos|interessad[oa]s|pcd)\b/,
  none: /\b(?:salario|remuneracao|vencimento|contrato|efetiv[oa]|sem termo|clt|ferias|seguro de saude|plano de saude|subsidio|vale[- ](?:refeicao|transporte|alimentacao)|horarios?|turno da|part[- ]time|full[- ]time|tempo inteiro|periodo integral|oferecemos|beneficios|teletrabalho|entrada imediata|inicio imediato|local de trabalho|empresa familiar|empresa lider|lider em|fundada em|euros|ajudas de custo|participacao nos lucros|plano de carreira)\b/,
  headings: {
    must: 'requisitos?(?: minimos| obrigatorios| necessarios)?|exigencias|pre-requisitos|o que precisa',
    nice: 'diferenciais|desejavel|requisitos desejaveis|mais-valias|valorizamos|preferencial|sera um diferencial',
    asked:
      '(?:o seu |seu |o )?perfil(?: pretendido| desejado)?|o que procuramos|procuramos|quem procuramos|competencias|qualificacoes|formacao|experiencia|conhecimentos|sobre voce|o que esperamos',
    duties:
      'funcoes|principais funcoes|atividades|tarefas|responsabilidades|principais responsabilidades|atribuicoes|descricao(?: da vaga| da funcao| do cargo)?|o que vais fazer|a funcao',
    none: '(?:o que )?oferecemos|oferta|beneficios|condicoes|sobre nos|quem somos|a empresa|salario|horario|contacto|contato|local|como se candidatar',
  },
  sections: {
    experience:
      'experiencias?(?: profission(?:al|ais)| de trabalho)?|percurso profissional|historico profissional|estagios',
    education:
      'formacao(?: academica| escolar| complementar)?|educacao|habilitacoes(?: literarias)?|escolaridade|estudos',
    licences: 'certificacoes|certificados|cartas|cursos|licencas',
    languages: 'idiomas|linguas',
    skills: 'habilidades|competencias(?: tecnicas)?|conhecimentos|aptidoes|informatica',
    summary: 'perfil(?: profissional)?|sobre mim|resumo(?: profissional)?|objetivo',
    interests: 'interesses|hobbies|passatempos|tempos livres',
    other: 'referencias|contactos?|contatos?|dados pessoais|outros|voluntariado|informacoes adicionais',
  },
  deniedBefore:
    /\b(?:nao (?:tenho|possuo|conheco|domino|sei|sou|tem|possui|trabalhei|usei|utilizei)|nunca|jamais|nenhum\w*)\b(?! so)[^.;:!?]{0,60}$|\bsem\s(?:experiencia|conhecimentos?|formacao|habilitacao)\b[^.;:!?]{0,60}$|\bsem\s$/,
  deniedAfter:
    /^[^\p{L}]{0,4}(?:nao(?=$|[\s.,;)])|nenhum[a]?|nunca|ainda nao)\b|^[^.;,!?]{0,30}\b(?:nunca (?:o |a )?(?:usei|utilizei)|nao (?:tenho|conheco|domino))\b/u,
  wishedBefore: /\b(?:quero|queria|gostaria|desejo|pretendo|espero|planejo)\b[^.;!?]{0,60}$/,
  progress:
    /\b(?:em curso|em andamento|cursando|a frequentar|frequencia (?:de|do)|trancad[oa]|abandonad[oa]|desistente|incomplet[oa]|nao (?:concluid[oa]|terminad[oa]|finalizad[oa]|acabad[oa])|por concluir|sem concluir)\b/,
  expired: /\b(?:caducad[oa]|vencid[oa]|expirad[oa]|suspens[oa]|cassad[oa])\b/,
  basicBefore:
    /\b(?:nocoes(?: basicas)?|conhecimentos? basicos?|nivel basico|iniciante)\s(?:(?:de|em)\s)?(?:[\p{L}-]+\s){0,2}$/u,
  degrees: [
    /\b(?:doutoramento|doutorado|doutor em|doutora em)\b/,
    /\b(?:mestrado|mestre em|mestrado integrado)\b/,
    /\b(?:licenciatura|licenciad[oa]|bacharelado|bacharel|graduacao|graduad[oa] em|ensino superior|curso superior|nivel superior)\b/,
    /\b(?:ensino (?:medio|secundario)|12\.? ?(?:o|º)? ?ano|curso (?:tecnico|profissional)|segundo grau completo|tecnico em)\b/,
  ],
  field: /\b(?:em|de)\s+([^.;()]{2,80})/,
  speaks:
    /\b(?:falad\w*|escrit\w*|falar|nivel|fluente\w*|bilingue|nativ\w*|dominio|avancad\w*|intermedi\w*|basico|conversacao)\b/,
  licence:
    /\b(?:carta de conducao|carteira de (?:motorista|habilitacao)|cnh|habilitacao categoria|certificad[oa]s?|certificac(?:ao|oes)|coren|cedula profissional|ordem dos \p{L}+|licenca)\b/u,
  study: /\b(?:universidade|instituto|escola|faculdade|colegio|liceu|senai|senac)\b/,
};
