package org.eclipse.paho.client.mqttv3;

/** Stub of the options for CONNECT and the connection. */
public class MqttConnectOptions {
  public static final int MQTT_VERSION_3_1_1 = 4;

  public void setMqttVersion(int mqttVersion) {}

  public void setUserName(String userName) {}

  public void setPassword(char[] password) {}

  public void setCleanSession(boolean cleanSession) {}

  public void setKeepAliveInterval(int keepAliveInterval) {}

  public void setConnectionTimeout(int connectionTimeout) {}

  public void setAutomaticReconnect(boolean automaticReconnect) {}

  public void setHttpsHostnameVerificationEnabled(boolean httpsHostnameVerificationEnabled) {}
}
