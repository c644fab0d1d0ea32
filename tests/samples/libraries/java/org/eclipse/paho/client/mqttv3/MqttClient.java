package org.eclipse.paho.client.mqttv3;

/** Stub of the blocking client. */
public class MqttClient {
  public MqttClient(String serverURI, String clientId, MqttClientPersistence persistence) throws MqttException {}

  public void setTimeToWait(long timeToWaitInMillis) {}

  public void connect(MqttConnectOptions options) throws MqttException {}

  public boolean isConnected() {
    return false;
  }

  public void publish(String topic, byte[] payload, int qos, boolean retained) throws MqttException {}

  public void disconnectForcibly(long quiesceTimeout, long disconnectTimeout) throws MqttException {}

  public void close(boolean force) throws MqttException {}
}
