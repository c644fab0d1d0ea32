/** Words of industrial documentation for synthetic pages. Lists are sorted by frequency. */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

export const products = list(`
  采集网关 边缘平台 云端平台 设备驱动 运动控制 组态画面 规则引擎 数据仓库 开发工具 运维中心
`);

/** Modifiers of nouns. */
export const modifiers = list(`
  设备 数据 系统 网络 连接 用户 通信 实时 历史 报警 控制 采集 本地 远程 默认 自定义 主轴 伺服 液压 冷却 变频 温度 压力 流量
  位置 速度 电机 驱动 模具 料筒 注塑 冲压 焊接 装配 包装 输送 仓储 视觉 激光 机械臂 工位 产线 车间 班次 批次 工单 配方 能耗
  电力 电压 电流 功率 振动 噪声 湿度 液位 阀门 泵站 风机 锅炉 空压 真空 除尘 污水 循环 润滑 刀具 夹具 料仓 托盘 扫码 标签
  串口 以太网 总线 无线 蜂窝 卫星 防火墙 证书 令牌 会话 缓存 队列 主题 消息 协议 报文 字节 寄存器 线圈 浮点 时序 关系 分布式
  备份 恢复 同步 异步 批量 周期 触发 阈值 滤波 校准 归一 聚合 插值 预测 诊断 巡检 保养 备件 停机 节拍 良率 追溯 审计 权限
`);

/** Heads of noun phrases. */
export const nouns = list(`
  参数 配置 状态 列表 地址 格式 类型 名称 设置 监控 点位 标签 分组 节点 插件 驱动 接口 端口 账号 密码 文件 日志 页面 图表 面板
  规则 任务 脚本 变量 表达式 函数 单位 精度 周期 超时 重试 间隔 数量 容量 长度 范围 上限 下限 编号 序列号 版本 许可 证书 密钥
  令牌 通道 主题 消息 队列 缓存 快照 曲线 报表 事件 告警 指标 趋势 统计 结果 原因 步骤 说明 示例 模板 控件 按钮 菜单 窗口 字段
  属性 索引 表格 数据库 服务 进程 线程 容器 镜像 集群 主机 网段 路由 网关 控制器 传感器 执行器 编码器 继电器 断路器 变压器 触摸屏
  仪表 扫码枪 读卡器 摄像头 机器人 输送带 升降台 转台 滑台 气缸 电磁阀 比例阀 泵 风扇 加热器 冷水机 料斗 螺杆 模板机 切割头 打磨头
`);

export const verbs = list(`
  配置 添加 查看 修改 删除 启动 停止 重启 连接 断开 读取 写入 上传 下载 导入 导出 创建 启用 禁用 检查 测试 保存 提交 发布 订阅 安装
  升级 卸载 备份 恢复 授权 登录 注销 查询 筛选 排序 分页 刷新 清除 复制 移动 绑定 解绑 触发 确认 忽略 调试 监听 转发 解析 校验 压缩
  加密 签名 同步 采样 记录 统计 计算 换算 校准 复位 回零 点动 锁定 解锁 屏蔽 隔离 切换 迁移 扩容 归档 回放 打印 标注 比对 追踪 巡检
`);

/** Headings that many pages share. */
export const commonHeadings = list(`
  数据监控 添加插件 设备配置 参数说明 地址格式 数据类型 操作步骤 常见问题 使用限制 前提条件 配置示例 故障排查 下一步 概述 响应示例 请求参数
  错误码 版本要求 兼容性 权限要求 注意事项 运行维护 测试结果 工作原理 相关页面
`);

export const protocols = list(`
  Modbus-TCP Modbus-RTU MQTT OPC-UA HTTP WebSocket CAN PROFINET EtherCAT BACnet IEC104 DLT645 HJ212 SNMP CoAP AMQP Kafka S7comm FINS MELSEC
  EtherNet/IP CC-Link PROFIBUS KNX LoRa Zigbee NB-IoT SECS-GEM MTConnect DNP3
`);

/** Parts of identifiers, paths and names in code. */
export const codeWords = list(`
  device data node group tag value name type config status list time key id user token port host address count size page limit index event alarm
  rule task file path log level mode state start stop read write create delete update query list batch send receive push pull topic message payload
  timeout retry interval period offset length unit scale min max default enable disable online offline connect close open reset sync async cache
  queue buffer frame header body code error result total version schema field table record stream filter window sample rate speed position axis
  motor servo valve pump heater sensor channel register coil slave master gateway bridge plugin driver license cert secret session cluster replica
  shard backup restore metric trace profile report chart panel widget layout theme locale region tenant role policy audit quota threshold baseline
`);

/** English words in Chinese sentences. */
export const latinTerms = list(`
  API JSON CSV TCP UDP TLS SSL HTTP REST SDK CLI PLC HMI DCS SCADA MES ERP OEE KPI GPU CPU RAM SSD USB RS485 RS232 GPIO ADC PWM PID FFT
  Docker Linux Windows Ubuntu Debian systemd Kubernetes Prometheus Grafana InfluxDB PostgreSQL MySQL SQLite Redis Python JavaScript Lua Go Java
  YAML XML Protobuf Base64 UTF-8 GBK CRC16 MD5 SHA256 JWT OAuth LDAP NTP DHCP DNS VPN VLAN NAT QoS
`);

export const units = list('ms s min °C mm kPa MPa V A kW rpm Hz L/min % bit KB MB');

/** Synonyms of the synthetic corpus. */
export const synonyms: readonly { from: string; to: string }[] = [
  { from: '上位机', to: '主机' },
  { from: '存盘', to: '保存' },
  { from: '口令', to: '密码' },
  { from: '连不上', to: '断开' },
  { from: '看板', to: '面板' },
  { from: 'register', to: '寄存器' },
  { from: 'threshold', to: '阈值' },
  { from: '变送器', to: '传感器' },
  { from: '马达', to: '电机' },
  { from: '仪器表', to: '仪表' },
  { from: 'recipe', to: '配方' },
  { from: '冰水机', to: '冷水机' },
];
