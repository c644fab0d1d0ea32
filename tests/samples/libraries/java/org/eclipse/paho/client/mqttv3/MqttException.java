package org.eclipse.paho.client.mqttv3;

/** Reason codes 1 to 5 are those of CONNACK. */
public class MqttException extends Exception {
  public static final short REASON_CODE_INVALID_PROTOCOL_VERSION = 0x01;
  public static final short REASON_CODE_INVALID_CLIENT_ID = 0x02;
  public static final short REASON_CODE_BROKER_UNAVAILABLE = 0x03;
  public static final short REASON_CODE_FAILED_AUTHENTICATION = 0x04;
  public static final short REASON_CODE_NOT_AUTHORIZED = 0x05;
  public static final short REASON_CODE_CONNECTION_LOST = 32109;

  private static final long serialVersionUID = 1;
  private final int reasonCode;

  public MqttException(int reasonCode) {
    this.reasonCode = reasonCode;
  }

  public int getReasonCode() {
    return reasonCode;
  }
}
