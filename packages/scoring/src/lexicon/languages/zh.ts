import type { LanguageData } from './languageData.ts';

export const zh: LanguageData = {
  small:
    '的 了 和 与 及 或 在 是 有 我 我们 你 您 他 她 他们 这 那 个 为 以 于 对 从 到 由 把 被 并 也 都 等 过 着 者 之 将 给 向 其 中 上 下 时 后 前 能 会 要 可 一 两 不',
  common:
    '经验 工作 能力 熟悉 掌握 精通 了解 具有 具备 良好 较强 优秀 以上 以下 相关 优先 负责 岗位 职位 公司 团队 部门 客户 服务 年 月 日 至今 学历 专业 要求 任职 必须 需要 能够 进行 完成 组织 协助 参与 管理 执行 制定 日常 其他 员 专员 人员 者 性 使用 持有 无 没有 未 现在 水平 证书 行业 企业 责任心 认真 吃苦耐劳 沟通 独立',
  terms: `
accounting, Accountancy = 会计 | 会计师 | 财务会计 | 注册会计师 | 出纳会计
Bookkeeping = 记账 | 代理记账
Payroll = 薪资核算 | 工资核算
Month-end close = 月末结账 | 月结
Nursing, Registered nurse = 护士 | 护理 | 注册护士 | 护师
Healthcare assistant = 护工 | 护理员
Elderly care = 养老护理 | 老年护理
Wound care = 伤口护理 | 伤口换药
Midwifery = 助产士
Physician = 医生 | 医师 | 执业医师
Pharmacist = 药剂师 | 药师
Physiotherapy = 物理治疗 | 理疗师
Childcare = 育婴师 | 保育员 | 托育
teaching = 教师 | 教学 | 授课
cooking = 厨师 | 厨师长 | 烹饪
baking = 面包师 | 烘焙
Waiting tables = 餐厅服务员
Reception duties = 前台接待
cleaning, Cleaning services = 保洁员 | 保洁
Warehouse work = 仓库管理员 | 仓管员 | 仓管 | 仓库工作
Inventory management = 库存管理 | 库存控制
Logistics management = 物流 | 物流管理
Order picking = 拣货 | 分拣 | 拣货员
Forklift licence, Forklift operation = 叉车证
Forklift operation = 叉车司机 | 叉车
Driving licence = 驾驶证 | 驾照 | C1驾照 | C1驾驶证
Truck driving = 货车司机 | 卡车司机
Delivery driving = 快递员 | 送货司机 | 配送员
Bus driving = 公交司机 | 客车司机
Electrician = 电工 | 电气安装
Plumbing = 管道工 | 水暖工
Carpentry = 木工 | 木匠
Painting and decorating = 油漆工
Bricklaying = 泥瓦工 | 砌筑
Welding = 焊接 | 焊工 | 电焊 | 电焊工
CNC machining = 数控加工 | 数控车床 | 数控机床
Machine operation = 机器操作员 | 操作工
Auto mechanic = 汽车维修 | 汽车修理工
Maintenance technician = 设备维修 | 维修工
Quality control = 质量控制 | 质检 | 质检员 | 品质检验
Quality management, Quality assurance = 质量管理 | 质量保证
Health and safety = 安全生产 | 职业健康安全
First aid = 急救
Sales = 销售 | 销售员 | 销售代表
Retail sales, Sales = 导购 | 营业员 | 店员
Customer service = 客户服务 | 客服 | 客服专员
Cash handling = 收银 | 收银员
Human resources = 人力资源 | 人事
Recruitment = 招聘专员 | 人才招聘
Team leadership = 团队管理 | 组长 | 班组长
Project management = 项目管理 | 项目经理
Procurement, purchasing = 采购 | 采购员 | 采购专员
Administrative assistant = 行政助理 | 文员 | 行政专员 | 秘书
Data entry = 数据录入
Software development = 软件开发 | 软件工程师 | 程序员
System administration = 系统管理 | 系统管理员
Data analysis = 数据分析 | 数据分析师
Computer science = 计算机科学 | 计算机专业
Mechanical engineering = 机械工程 | 机械工程师
Electrical engineering = 电气工程 | 电气工程师
Civil engineering = 土木工程 | 土木工程师
Marketing strategy, marketing = 市场营销 | 营销
Hairdressing = 美发师 | 理发师
Security guard = 保安 | 保安员
Attorney = 律师
Teamwork = 团队合作 | 团队协作 | 团队精神
Communication skills = 沟通能力 | 沟通技巧
`,
  and: '和|及(?!以上)|以及|与',
  or: '或|或者',
  frame:
    /^(?:\d{1,2}[.、)\s]+|(?:要求|必须|须|需|需要|具有|具备|拥有|有|持有|持|熟悉|熟练掌握|熟练使用|熟练|精通|掌握|了解|良好的?|较强的?|优秀的?|流利的?|扎实的?|丰富的?|相关)\s*)+/u,
  tail: /(?:者?优先(?:考虑)?|者|佳|为佳|必备|工作经验|相关经验|经验|能力|优先|有效){1,12}[\s。，；：！)]{0,20}$/u,
  asks: /(?:经验|熟悉|精通|掌握|能力|学历|证书?|具备|持有|本科|大专)/u,
  must: /(?:必须|必需|须|至少|要求|以上|必备|需(?!要求))/u,
  nice: /(?:优先|加分|更佳|为佳|最好)/u,
  notAsked: /(?:无需|不需要|不要求|不限|无经验|没有经验要求|零基础|经验不限)/u,
  applying: /(?:简历|投递|应聘|面试|发送至|联系人|联系电话|截止日期|平等机会|不分性别|期待您)/u,
  none: /(?:我们提供|公司提供|五险|社保|公积金|年假|薪资|薪酬|工资|奖金|包吃|包住|工作餐|双休|福利|工作地点|工作时间|上班时间|全职|兼职|试用期|公司成立|家族企业|行业领先|提供培训)/u,
  headings: {
    must: '任职要求|职位要求|岗位要求|任职资格|招聘要求|要求|应聘条件',
    nice: '加分项|优先条件|优先考虑',
    asked: '我们希望你|我们希望您|你需要|任职条件|专业技能|能力要求',
    duties: '职责|岗位职责|工作职责|工作内容|职位描述|职位职责|岗位描述|主要职责',
    none: '福利(?:待遇)?|我们提供|关于我们|公司介绍|公司简介|薪资待遇|工作地点|工作时间|联系方式|应聘方式',
  },
  sections: {
    experience: '工作经历|工作经验|实习经历|项目经历|职业经历|项目经验',
    education: '教育(?:背景|经历)?|学历|培训经历',
    licences: '证书|资格证书|技能证书|执照',
    languages: '语言(?:能力)?|外语水平',
    skills: '技能|专业技能|个人技能|技能特长',
    summary: '自我评价|个人简介|求职意向|个人总结',
    interests: '兴趣爱好|爱好',
    other: '个人信息|联系方式|基本信息|其他',
  },
  deniedBefore: /(?:没有|从未|从没|未曾|未取得|未持有|不会|不懂|不具备|尚未)(?!错)[^。；，！？]{0,16}$/u,
  deniedAfter: /^[：:\s]*(?:无|没有|暂无)(?=$|[\s。，；])/u,
  wishedBefore: /(?:希望|想要|打算|计划|想学|愿意学)[^。；！？]{0,16}$/u,
  progress: /(?:在读|肄业|未毕业|辍学|未完成|退学|学习中|正在学习)/u,
  expired: /(?:过期|失效|吊销|注销)/u,
  basicBefore: /(?:初步了解|略懂|略知|基础的?)[^。；，！？]{0,6}$/u,
  degrees: [/博士/u, /硕士|研究生/u, /本科|学士|大学学历/u, /大专|专科|高中|中专|职高/u],
  field: /^\s*(?:\d[.、)]\s*)?(\p{Script=Han}{2,8})(?:相关)?专业(?:本科|大专|硕士)/u,
  speaks: /(?:流利|熟练|精通|口语|书写|听说读写|母语|水平|四级|六级|良好|语言|能力)/u,
  licence:
    /(?:证书|资格证|驾照|驾驶证|执照|上岗证|操作证|护士证|叉车证|健康证|\p{Script=Han}证(?=$|[\s，。；]))/u,
  study: /(?:大学|学院|学校|中学|职高)/u,
  years:
    /(?<count>\d{1,2}|[一二两三四五六七八九十])\s?(?:[-~至到]\s?\d{1,2}\s?)?(?:(?<month>个月)|年)(?:及?以上|或以上)?(?:的)?(?:工作经验|相关经验|经验|经历)?(?:[（(][^）)]*[）)])?(?<of>[^。；，,;！]*)/u,
  worked: /经验|经历|从业|工作/u,
  numbers: { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
};
