package org.eclipse.paho.client.mqttv3.persist;

import org.eclipse.paho.client.mqttv3.MqttClientPersistence;

/** Stub of the store in memory. */
public class MemoryPersistence implements MqttClientPersistence {}
